import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ListedOrder } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { StateChips } from '#parts/order/state-chips.tsx'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { OrderLine } from './order-line.tsx'
import { reasonTones, waitsFor } from './waits-for.rules.ts'

const list = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const

const AllOrders = () => {
  const { t } = useTranslation('workbench')
  return (
    <Link component={Anchor} href={paths.orders} underline="hover" variant="body2" sx={{ py: { xs: 2.5, sm: 0 } }}>
      {t('orders.all')}
    </Link>
  )
}

/** Orders to approve, to pay and to pick up. */
export function WaitingOrders({ orders, hasMore }: { orders: readonly ListedOrder[]; hasMore: boolean }) {
  const { t } = useTranslation('workbench')
  return (
    <SectionFrame isTight title={t('orders.waiting')} actions={<AllOrders />}>
      <Box component="ul" sx={list}>
        {orders.map((order) => {
          const reason = waitsFor(order)
          return (
            <OrderLine key={order.id} order={order} reason={reason}>
              <ToneChip tone={reasonTones[reason]} label={t(`orders.reasons.${reason}`)} />
            </OrderLine>
          )
        })}
      </Box>
      {hasMore && (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 2 }}>
          {t('orders.more')}
        </Typography>
      )}
    </SectionFrame>
  )
}

/** The newest orders that are not among the waiting ones: one order stands in one place. */
export function NewestOrders({ orders, waiting }: { orders: readonly ListedOrder[]; waiting: readonly ListedOrder[] }) {
  const { t } = useTranslation('workbench')
  const shown = orders.filter(({ id }) => !waiting.some((one) => one.id === id))
  if (shown.length === 0) return null
  return (
    <SectionFrame isTight title={t('orders.newest')} actions={<AllOrders />}>
      <Box component="ul" sx={list}>
        {shown.map((order) => (
          <OrderLine key={order.id} order={order}>
            <StateChips order={order} />
          </OrderLine>
        ))}
      </Box>
    </SectionFrame>
  )
}
