import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { PaymentState } from './payment-state.tsx'
import type { DeskPayment } from './payments.api.ts'

/** Refunds of a payment, paid or pending. */
export function Refunds({ refunds }: { refunds: readonly DeskPayment[] }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  return (
    <Section title={t('refunds.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {refunds.map((refund) => (
          <Box component="li" key={refund.id} sx={{ py: 2, display: 'flex', justifyContent: 'space-between', gap: 3 }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link component={Anchor} href={deskPaths.payment(refund.id)}>
                {t('name.refund', { id: refund.id })}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {[formatDate(refund.receivedAt ?? refund.createdAt), t(`methods.${refund.method}`), refund.purpose]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <Box sx={{ display: 'grid', justifyItems: 'end', gap: 1, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {`−${money(refund.sum)}`}
              <PaymentState payment={refund} />
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
