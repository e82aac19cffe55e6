import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import type { WholePayment } from './payments.api.ts'

/** Journal of a payment: actor, action, reason. */
export function PaymentHistory({ history }: { history: WholePayment['history'] }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  return (
    <Section title={t('history.title')}>
      <Box component="ol" aria-label={t('history.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {history.map(({ at, author, type, sum, invoice, reason }) => (
          <Box component="li" key={`${at}-${type}-${invoice}`} sx={{ py: 2, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {[formatMoment(at), author].filter(Boolean).join(' · ')}
            </Typography>
            {[t(`history.${type}`), sum !== null && money(sum), invoice !== null && t('history.invoice', { number: invoice })]
              .filter(Boolean)
              .join(', ')}
            {reason && (
              <Typography variant="body2" color="textSecondary">
                {reason}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
}
