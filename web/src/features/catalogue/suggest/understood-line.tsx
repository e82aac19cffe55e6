import { useTranslation } from '#i18n/use-translation.tsx'
import { plainClass } from '#ui/plain-class.ts'
import { fullNameOf, shortNameOf } from '../understood.rules.ts'
import type { Suggested } from './suggest.options.ts'

const line = plainClass(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: 0,
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  listStyle: 'none',
  fontSize: 12,
  lineHeight: '20px',
  '& li': {
    padding: '0 8px',
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 6,
    color: theme.vars?.palette.text.primary,
  },
  '& del': { color: theme.vars?.palette.text.secondary },
}))

/** The meaning of the typed text; in the list each part can be changed. */
export function UnderstoodLine({ suggested: { understood, amount } }: { suggested: Suggested }) {
  const { t } = useTranslation('search')
  if (understood.length === 0 && !amount) return null
  return (
    <ul className={line} aria-label={t('understood')}>
      {understood.map((part) => (
        <li key={`${part.filter}-${part.values.join()}`} title={fullNameOf(part)}>
          {part.isRelaxed ? <del>{shortNameOf(part)}</del> : shortNameOf(part)}
        </li>
      ))}
      {amount && <li>{t('amount', { amount: amount.value })}</li>}
    </ul>
  )
}
