import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import type { Entity } from './legal-entity-card.tsx'

/** Read only: contracts are written by the seller. */
export function ContractsList({ contracts }: { contracts: Entity['contracts'] }) {
  const { t } = useTranslation('companies')
  const money = useMoney()
  if (contracts.length === 0) return null
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="body2" component="h4" color="textSecondary" sx={{ fontWeight: 600 }}>
        {t('contracts.title')}
      </Typography>
      <Box component="ul" aria-label={t('contracts.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {contracts.map(({ id, number, signedOn, validTo, creditLimit, deferralDays, priceType, isActive }) => (
          <Box component="li" key={id} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            {t('contracts.named', { number, date: formatDate(signedOn) })}
            {!isActive && <Chip size="small" label={t('contracts.closed')} sx={{ ml: 2 }} />}
            <Typography variant="body2" color="textSecondary">
              {[
                validTo ? t('contracts.until', { date: formatDate(validTo) }) : t('contracts.endless'),
                creditLimit > 0 && t('contracts.credit', { sum: money(creditLimit, { kopecks: false }) }),
                deferralDays > 0 && t('contracts.deferral', { count: deferralDays }),
                priceType && t('contracts.priceType', { name: priceType }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
