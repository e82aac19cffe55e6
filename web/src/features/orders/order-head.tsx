import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Order } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { OrderTotal } from '#parts/order/order-total.tsx'
import { StateChips } from '#parts/order/state-chips.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { OrderActions } from './order-actions.tsx'

/** Its three states, the sum, the reserve, and the actions. */
export function OrderHead({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  const rest = order.total - order.paidSum
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, rowGap: 2 }}>
        <StateChips order={order} />
        <Typography sx={{ fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          <OrderTotal order={order} />
        </Typography>
        {order.paidSum > 0 && rest > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('order.paid', { paid: money(order.paidSum), rest: money(rest) })}
          </Typography>
        )}
        <ReserveLine order={order} />
      </Box>
      {order.refusal && (order.state === 'declined' || order.state === 'rejected' || order.state === 'cancelled') && (
        <Alert severity={order.state === 'cancelled' ? 'info' : 'error'}>{t('order.refusal', { reason: order.refusal })}</Alert>
      )}
      {order.state === 'approval_pending' && !order.actions.includes('approve') && (
        <Alert severity="info">{t('order.waitsApproval')}</Alert>
      )}
      {order.shippingState === 'not_collected' && (order.state === 'confirmed' || order.state === 'in_progress') && (
        <Alert severity="warning">{t('order.notCollected')}</Alert>
      )}
      {order.awaitsPayment && (order.state === 'confirmed' || order.state === 'in_progress') && (
        <Alert severity="info">{t('order.waitsPayment')}</Alert>
      )}
      {order.creditGrade === 'release' && order.state === 'submitted' && <Alert severity="info">{t('order.waitsRelease')}</Alert>}
      <OrderActions order={order} />
    </Box>
  )
}

/** S-16. */
function ReserveLine({ order: { reserve, reservedUntil } }: { order: Order }) {
  const { t } = useTranslation('orders')
  if (!reserve) return null
  const until = reservedUntil ?? reserve.expiresAt
  const isHeld = reserve.state === 'confirmed' || reserve.state === 'partially_confirmed'
  return (
    <Typography variant="body2" sx={{ color: isHeld ? 'success.main' : 'text.secondary' }}>
      {t(`reserve.${reserve.state}`, { until: until ? formatMoment(until) : '' })}
      {reserve.reason && (reserve.state === 'rejected' || reserve.state === 'released') && ` · ${reserve.reason}`}
    </Typography>
  )
}
