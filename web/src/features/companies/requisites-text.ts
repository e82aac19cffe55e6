import type { Translate } from '#i18n/i18n.ts'
import type { Entity } from './legal-entity-card.tsx'

/** Plain text to paste into a contract or a letter. */
export function requisitesText(entity: Entity, t: Translate): string {
  const { fullName, inn, kpp, ogrn, type, legalAddress, headName, headPost } = entity
  const account = entity.bankAccounts.find(({ isDefault }) => isDefault)
  const line = (name: string, value: string | null) => (value ? `${t(`entities.${name}`)}: ${value}` : '')
  return [
    fullName,
    line('inn', inn),
    line('kpp', kpp),
    line(type === 'ip' ? 'ogrnip' : 'ogrn', ogrn),
    line('address', legalAddress),
    line('head', [headPost, headName].filter(Boolean).join(', ')),
    ...(account
      ? [
          `${t('accounts.bankName')}: ${account.bankName}`,
          `${t('accounts.bik')}: ${account.bik}`,
          `${t('accounts.account')}: ${account.account}`,
          `${t('accounts.correspondentAccount')}: ${account.correspondentAccount}`,
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n')
}
