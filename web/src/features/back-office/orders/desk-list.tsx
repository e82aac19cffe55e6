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
import useMediaQuery from '@mui/material/useMediaQuery'
import { needsAttention } from '@vitrina/contract/orders/desk-queue.rules'
import type { DeskRow } from '@vitrina/contract/orders/order-desk'
import { expectedOn } from '@vitrina/contract/promise/promise.rules'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { MouseEvent } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, formatMoment } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import type { OwnState } from '#lib/history-state.ts'
import { OrderTotal } from '#parts/order/order-total.tsx'
import { StateChips } from '#parts/order/state-chips.tsx'
import { paymentStatusOf } from '#parts/order/state-tone.rules.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ProblemMarks } from './queue/problem-marks.tsx'
import type { useQueueSelection } from './queue/use-queue-selection.ts'
import { WaitingTime } from './waiting-time.tsx'

const small = { fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' } as const
/** Two lines on a small laptop: the last of the three states is the one that is looked for. */
const wholeOnNarrow = { '@media (max-width: 1399px)': { whiteSpace: 'normal', lineHeight: 1.3 } } as const
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

type Props = {
  orders: readonly DeskRow[]
  /** When they were fetched: since then they wait longer. */
  now: number
  selection: ReturnType<typeof useQueueSelection>
  /** Goes with an opened order, so that it knows the next one. */
  state: OwnState
}

/** A dense table on a wide screen, twenty rows of it at once; cards elsewhere. */
export function DeskList(props: Props) {
  const isWide = useMediaQuery('(min-width:1100px)', { noSsr: true })
  return isWide ? <DeskTable {...props} /> : <DeskCards {...props} />
}

function DeskTable({ orders, now, selection, state }: Props) {
  const { t } = useTranslation('desk')
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('queue.title')} sx={dense}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 44 }}>
              <Checkbox
                size="small"
                checked={selection.isPageSelected}
                indeterminate={selection.isPartly && !selection.isPageSelected}
                onChange={selection.togglePage}
                slotProps={{ input: { 'aria-label': t('bulk.selectPage') } }}
                sx={{ p: 0.5 }}
              />
            </TableCell>
            <TableCell sx={{ width: 172 }}>{t('table.number')}</TableCell>
            <TableCell sx={{ width: 84 }}>{t('table.waits')}</TableCell>
            <TableCell sx={{ width: '18%' }}>{t('table.buyer')}</TableCell>
            <TableCell sx={{ width: 110 }}>{t('table.problems')}</TableCell>
            <TableCell>{t('table.states')}</TableCell>
            <TableCell sx={{ width: 96 }}>{t('table.receive')}</TableCell>
            <TableCell sx={{ width: 128 }}>{t('table.manager')}</TableCell>
            <TableCell align="right" sx={{ width: 120 }}>
              {t('table.sum')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <Row key={order.id} order={order} now={now} selection={selection} state={state} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

type RowProps = Omit<Props, 'orders'> & { order: DeskRow }

function Row({ order, now, selection, state }: RowProps) {
  const { t } = useTranslation(['desk', 'orders'])
  const isActive = selection.active?.id === order.id
  const day = expectedOn(order)
  const states = [
    t(`orders:states.${order.state}`),
    t(`orders:shippingStates.${order.shippingState}`),
    t(`orders:paymentStates.${paymentStatusOf(order)}`),
  ].join(' · ')
  return (
    <TableRow
      hover
      selected={selection.isSelected(order.id)}
      data-order={order.id}
      aria-current={isActive ? 'true' : undefined}
      tabIndex={-1}
      onMouseDown={() => selection.activate(order.id)}
      sx={{
        '& > td:first-of-type': { borderLeft: 4, borderLeftColor: needsAttention(order.problems) ? 'warning.main' : 'transparent' },
        '&[aria-current]': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <TableCell>
        <Tick order={order} selection={selection} />
      </TableCell>
      <TableCell sx={cut} title={formatMoment(order.createdAt)}>
        <Number order={order} state={state} />
        <Box component="span" sx={{ ...small, ml: 2 }}>
          {formatDate(order.createdAt)}
        </Box>
      </TableCell>
      <TableCell sx={cut}>
        <WaitingTime since={order.waitsSince} now={now} />
      </TableCell>
      <TableCell sx={cut} title={[order.company.name, order.author?.name ?? order.legalEntity].join(' · ')}>
        {order.company.name}
        <Box component="span" sx={{ ...small, ml: 2 }}>
          {order.author?.name ?? order.legalEntity}
        </Box>
      </TableCell>
      <TableCell>
        <ProblemMarks problems={order.problems} />
      </TableCell>
      <TableCell sx={{ ...cut, ...wholeOnNarrow }} title={states}>
        {states}
      </TableCell>
      <TableCell sx={cut} title={t(`orders:deliveryTypes.${order.deliveryType}`)}>
        {day ? formatDay(day) : t(`orders:deliveryTypes.${order.deliveryType}`)}
      </TableCell>
      <TableCell sx={cut} title={order.manager?.name}>
        {order.manager?.name ?? '—'}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
        <OrderTotal order={order} />
      </TableCell>
    </TableRow>
  )
}

function Tick({ order, selection }: Pick<RowProps, 'order' | 'selection'>) {
  const { t } = useTranslation('desk')
  return (
    <Checkbox
      size="small"
      checked={selection.isSelected(order.id)}
      onClick={(event: MouseEvent) => selection.toggle(order.id, event.shiftKey)}
      slotProps={{ input: { 'aria-label': t('bulk.selectOne', { number: order.number }) } }}
      sx={{ p: 0.5 }}
    />
  )
}

function DeskCards({ orders, now, selection, state }: Props) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {orders.map((order) => (
        <Paper
          key={order.id}
          component="li"
          variant="outlined"
          sx={{ p: 3, display: 'grid', gap: 2, ...(needsAttention(order.problems) && { borderLeft: 4, borderLeftColor: 'warning.main' }) }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Tick order={order} selection={selection} />
            <Number order={order} state={state} />
            <Box sx={{ ml: 'auto' }}>
              <WaitingTime since={order.waitsSince} now={now} />
            </Box>
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
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <StateChips order={order} />
            <ProblemMarks problems={order.problems} />
          </Box>
        </Paper>
      ))}
    </Box>
  )
}

const Number = ({ order, state }: { order: DeskRow; state: OwnState }) => (
  <Link component={Anchor} href={deskPaths.order(order.id)} state={state} sx={{ fontWeight: 500 }}>
    {order.number}
  </Link>
)

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

/** One line of text in each row, so that twenty of them stand on a screen 900 pixels high. */
const dense = { tableLayout: 'fixed', '& .MuiTableCell-root': { py: 0, height: 28, fontSize: 13, px: 2 } } as const
