import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Order } from '@vitrina/contract/orders/orders'
import type { Payment } from '@vitrina/contract/payments/payments'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'

/** Payments and refunds. */
export function DeskPayments({ order, payments }: { order: Order; payments: readonly Payment[] }) {
  const { t } = useTranslation('desk')
  const money = useMoney()
  return (
    <Section title={t('payments.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('payments.summary', { paid: money(order.paidSum), total: money(order.total) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {payments.map((payment) => (
          <Box component="li" key={payment.id} sx={{ py: 1, display: 'flex', justifyContent: 'space-between', gap: 3 }}>
            <Box sx={{ minWidth: 0 }}>
              <Link component={Anchor} href={deskPaths.payment(payment.id)}>
                {t(`payments.methods.${payment.method}`)}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {[formatDate(payment.receivedAt ?? payment.createdAt), t(`payments.states.${payment.state}`)].join(' · ')}
              </Typography>
            </Box>
            <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {payment.direction === 'refund' && '−'}
              {money(payment.sum)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
