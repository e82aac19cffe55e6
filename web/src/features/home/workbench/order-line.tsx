import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { ListedOrder } from '@vitrina/contract/orders/orders'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { ExpectedDay } from '#parts/order/expected-day.tsx'
import { OrderTotal } from '#parts/order/order-total.tsx'
import { RowActions } from '#parts/order/row-actions.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { waitsFor } from './waits-for.rules.ts'

type Props = { order: ListedOrder; reason?: ReturnType<typeof waitsFor>; children: ReactNode }

const small = { fontSize: 12, color: 'text.secondary' } as const

/** One order with what can be done about it at once. */
export function OrderLine({ order, reason, children }: Props) {
  const { t } = useTranslation('workbench')
  const money = useMoney()
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Link component={Anchor} href={paths.order(order.id)} sx={{ fontWeight: 500 }}>
          {order.number}
        </Link>
        <Box sx={small}>{t('orders.facts', { date: formatDate(order.createdAt), count: order.lineCount })}</Box>
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
        {children}
        <Box sx={{ ...small, '&:empty': { display: 'none' } }}>
          <ExpectedDay order={order} isNamed />
        </Box>
      </Box>
      <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        <b style={{ fontWeight: 600 }}>
          <OrderTotal order={order} />
        </b>
        {order.invoice?.dueOn && order.invoice.openSum > 0 && (
          <Box sx={{ ...small, whiteSpace: 'normal', ...(order.isOverdue && { color: 'error.main' }) }}>
            {order.invoice.openSum < order.total
              ? t('orders.dueSum', { sum: money(order.invoice.openSum), date: formatDate(order.invoice.dueOn) })
              : t('orders.due', { date: formatDate(order.invoice.dueOn) })}
          </Box>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, display: 'flex', gap: 1, justifyContent: { md: 'flex-end' } }}>
        <RowActions order={order} />
        {(reason === 'approve' || reason === 'collect') && (
          <Button size="small" variant="contained" component={Anchor} href={paths.order(order.id)} sx={{ whiteSpace: 'nowrap' }}>
            {t(`orders.open.${reason}`)}
          </Button>
        )}
      </Box>
    </Box>
  )
}

const line = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '150px minmax(0, 1fr) 150px 250px', xl: '150px minmax(0, 1fr) 240px 250px' },
  '& > :nth-of-type(2)': { gridRow: { xs: 2, md: 'auto' }, gridColumn: { xs: '1 / -1', md: 'auto' } },
}
