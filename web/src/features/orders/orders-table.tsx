import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { OrderRow } from '@vitrina/contract/orders/orders'
import { MAX_EXPORTED_ORDERS } from '@vitrina/contract/orders/orders.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { ExpectedDay } from '#parts/order/expected-day.tsx'
import { OrderTotal } from '#parts/order/order-total.tsx'
import { RowActions } from '#parts/order/row-actions.tsx'
import { StateChips } from '#parts/order/state-chips.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { OrderListProps } from './order-list-props.ts'

const small = { fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' } as const

/** Narrow gaps: the buyer's name and the three states need the room. */
const dense = { '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 2 } } as const

/** One dense row for each order, three states side by side. */
export function OrdersTable({ orders, scope, chosen, onChoose }: OrderListProps) {
  const { t } = useTranslation('orders')
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('title')} sx={dense}>
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="checkbox" />
            <TableCell>{t('table.number')}</TableCell>
            <TableCell>{t('table.date')}</TableCell>
            <TableCell>{t(scope === 'all' ? 'table.company' : 'table.buyer')}</TableCell>
            <TableCell>{t('table.states')}</TableCell>
            <TableCell>{t('table.receive')}</TableCell>
            <TableCell align="right">{t('table.sum')}</TableCell>
            <TableCell align="right">{t('table.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.id} hover selected={chosen.has(order.id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={chosen.has(order.id)}
                  disabled={!chosen.has(order.id) && chosen.size >= MAX_EXPORTED_ORDERS}
                  onChange={(_, isOn) => onChoose(order, isOn)}
                  slotProps={{ input: { 'aria-label': t('table.selectOf', { number: order.number }) } }}
                />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Link component={Anchor} href={paths.order(order.id)} sx={{ fontWeight: 500 }}>
                  {order.number}
                </Link>
                {order.buyerOrderNumber && <OwnNumber text={t('table.own', { number: order.buyerOrderNumber })} />}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{formatDate(order.createdAt)}</TableCell>
              <TableCell sx={{ minWidth: 176 }}>
                <Buyer order={order} scope={scope} />
              </TableCell>
              <TableCell>
                <StateChips order={order} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <ExpectedDay order={order} />
                <Box sx={{ ...small, whiteSpace: 'normal' }}>{t(`deliveryTypes.${order.deliveryType}`)}</Box>
                {order.reservedUntil && <Box sx={small}>{t('table.reserve', { date: formatDate(order.reservedUntil) })}</Box>}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <Sum order={order} />
              </TableCell>
              <TableCell sx={{ pl: 0 }}>
                <RowActions order={order} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** In one line; a very long number is cut, and whole where the pointer rests. */
const OwnNumber = ({ text }: { text: string }) => (
  <Box title={text} sx={{ ...small, maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis' }}>
    {text}
  </Box>
)

function Buyer({ order, scope }: { order: OrderRow; scope: OrderListProps['scope'] }) {
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{scope === 'all' ? order.company.name : order.legalEntity}</Box>
      {scope !== 'my' && order.author && <Box sx={small}>{order.author.name}</Box>}
    </>
  )
}

function Sum({ order }: { order: OrderRow }) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  return (
    <>
      <b style={{ fontWeight: 600 }}>
        <OrderTotal order={order} />
      </b>
      <Box sx={small}>
        {order.paidSum > 0 && order.paidSum < order.total
          ? t('table.paid', { sum: money(order.paidSum) })
          : t('table.lines', { count: order.lineCount })}
      </Box>
    </>
  )
}
