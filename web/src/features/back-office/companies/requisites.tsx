import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import type { ShownCompany } from './company-desk.api.ts'
import { EntityDialog } from './entity-dialog.tsx'

type Entity = ShownCompany['legalEntities'][number]

/** Legal entities and their accounts, as the company has filled them in; the seller's people may add and correct them. */
export function Requisites({ company }: { company: ShownCompany }) {
  const { t } = useTranslation('company-desk')
  const { legalEntities: entities } = company
  const [opened, setOpened] = useState<{ entity: Entity | null } | null>(null)
  return (
    <Section title={t('entities.title')}>
      <Button variant="outlined" size="small" sx={{ mb: 2 }} onClick={() => setOpened({ entity: null })}>
        {t('entities.add')}
      </Button>
      {entities.length === 0 && <Typography color="textSecondary">{t('entities.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {entities.map((one) => (
          <Box component="li" key={one.id} aria-label={one.shortName} sx={{ py: 2.5, overflowWrap: 'anywhere' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Box sx={{ fontWeight: 500 }}>{one.shortName}</Box>
              {one.isMain && <Chip size="small" label={t('entities.main')} />}
              {one.partyStatus !== 'ACTIVE' && <Chip size="small" color="warning" label={t(`entities.status.${one.partyStatus}`)} />}
              <Button
                size="small"
                aria-label={`${t('entities.change')}: ${one.shortName}`}
                onClick={() => setOpened({ entity: one })}
                sx={{ ml: 'auto' }}
              >
                {t('entities.change')}
              </Button>
            </Box>
            <Typography variant="body2" color="textSecondary">
              {[
                one.inn && `${t('entities.inn')} ${one.inn}`,
                one.kpp && `${t('entities.kpp')} ${one.kpp}`,
                one.ogrn && `${t('entities.ogrn')} ${one.ogrn}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Typography variant="body2">{[one.legalAddress, one.headPost, one.headName].filter(Boolean).join(' · ')}</Typography>
            {one.bankAccounts.map((account) => (
              <Typography key={account.id} variant="body2" color="textSecondary">
                {[account.account, account.bankName, `${t('entities.bik')} ${account.bik}`].filter(Boolean).join(' · ')}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
      {opened && <EntityDialog company={company} entity={opened.entity} onClose={() => setOpened(null)} />}
    </Section>
  )
}
