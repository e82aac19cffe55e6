import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { MAX_EXPORTED_ORDERS } from '@vitrina/contract/orders/orders.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { ExpectedDay } from '#parts/order/expected-day.tsx'
import { OrderTotal } from '#parts/order/order-total.tsx'
import { RowActions } from '#parts/order/row-actions.tsx'
import { StateChips } from '#parts/order/state-chips.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { CardList, ListCard } from '#ui/list-card.tsx'
import type { OrderListProps } from './order-list-props.ts'

/** Cards for screens where the table does not fit; the whole card links to the order. */
export function OrderCards({ orders, scope, chosen, onChoose }: OrderListProps) {
  const { t } = useTranslation('orders')
  return (
    <CardList>
      {orders.map((order) => (
        <ListCard key={order.id} isChosen={chosen.has(order.id)}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Checkbox
              checked={chosen.has(order.id)}
              disabled={!chosen.has(order.id) && chosen.size >= MAX_EXPORTED_ORDERS}
              onChange={(_, isOn) => onChoose(order, isOn)}
              slotProps={{ input: { 'aria-label': t('table.selectOf', { number: order.number }) } }}
              sx={{ m: -2, zIndex: 1 }}
            />
            <Link
              component={Anchor}
              href={paths.order(order.id)}
              sx={{ fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {order.number}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {formatDate(order.createdAt)}
            </Typography>
            <Typography sx={{ ml: 'auto', fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              <OrderTotal order={order} />
            </Typography>
          </Box>
          <StateChips order={order} />
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[
              scope === 'all' ? order.company.name : order.legalEntity,
              order.buyerOrderNumber && t('table.own', { number: order.buyerOrderNumber }),
              t(`deliveryTypes.${order.deliveryType}`),
              order.reservedUntil && t('table.reserve', { date: formatDate(order.reservedUntil) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography variant="body2">
            <ExpectedDay order={order} isNamed />
          </Typography>
          <Box sx={{ position: 'relative', zIndex: 1, justifySelf: 'start' }}>
            <RowActions order={order} />
          </Box>
        </ListCard>
      ))}
    </CardList>
  )
}
