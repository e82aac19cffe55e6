import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import { mdiMessageAlertOutline } from '@mdi/js'
import type { DeskRow } from '@vitrina/contract/orders/order-desk'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { OrderDay } from '#parts/order/order-day.tsx'
import { OrderTotal } from '#parts/order/order-total.tsx'
import { StateChips } from '#parts/order/state-chips.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { WaitingTime } from './waiting-time.tsx'

const small = { fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' } as const

type Props = {
  orders: readonly DeskRow[]
  /** When they were fetched: since then they wait longer. */
  now: number
}

/** A dense table on a wide screen, cards elsewhere. */
export function DeskList({ orders, now }: Props) {
  const isWide = useMediaQuery('(min-width:1100px)', { noSsr: true })
  return isWide ? <DeskTable orders={orders} now={now} /> : <DeskCards orders={orders} now={now} />
}

function DeskTable({ orders, now }: Props) {
  const { t } = useTranslation(['desk', 'orders'])
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('queue.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('table.number')}</TableCell>
            <TableCell>{t('table.waits')}</TableCell>
            <TableCell>{t('table.buyer')}</TableCell>
            <TableCell>{t('table.states')}</TableCell>
            <TableCell>{t('table.receive')}</TableCell>
            <TableCell>{t('table.manager')}</TableCell>
            <TableCell align="right">{t('table.sum')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Number order={order} />
                <Box sx={small}>{formatMoment(order.createdAt)}</Box>
              </TableCell>
              <TableCell>
                <WaitingTime since={order.waitsSince} now={now} />
              </TableCell>
              <TableCell>
                <Box sx={{ overflowWrap: 'anywhere' }}>{order.company.name}</Box>
                <Box sx={small}>{order.author?.name ?? order.legalEntity}</Box>
              </TableCell>
              <TableCell>
                <StateChips order={order} />
              </TableCell>
              <TableCell>
                {t(`orders:deliveryTypes.${order.deliveryType}`)}
                <OrderDay order={order} />
              </TableCell>
              <TableCell>{order.manager?.name ?? '—'}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <Sum order={order} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function DeskCards({ orders, now }: Props) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {orders.map((order) => (
        <Paper key={order.id} component="li" variant="outlined" sx={{ p: 3, display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Number order={order} />
            <WaitingTime since={order.waitsSince} now={now} />
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {order.company.name}
              <Box sx={small}>{formatMoment(order.createdAt)}</Box>
            </Box>
            <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              <Sum order={order} />
            </Box>
          </Box>
          <StateChips order={order} />
        </Paper>
      ))}
    </Box>
  )
}

function Number({ order }: { order: DeskRow }) {
  const { t } = useTranslation('desk')
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Link component={Anchor} href={deskPaths.order(order.id)} sx={{ fontWeight: 500 }}>
        {order.number}
      </Link>
      {order.hasUnreadComment && (
        <Icon path={mdiMessageAlertOutline} title={t('table.unread')} sx={{ fontSize: 16, color: 'warning.main' }} />
      )}
    </Box>
  )
}

function Sum({ order }: { order: DeskRow }) {
  const { t } = useTranslation('desk')
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
