import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { WarehouseOrder } from '@vitrina/contract/warehouse/warehouse'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { formatDayWithWeekday } from '#lib/format-day.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useReceiveTransfer } from './warehouse.api.ts'
import { pickingAddress } from './warehouse.params.ts'

type Props = {
  orders: readonly WarehouseOrder[]
  warehouseId: number
  chosen: ReadonlySet<number>
  onChoose: ((ids: ReadonlySet<number>) => void) | null
  onIssue: (order: WarehouseOrder, shipment: WarehouseOrder['pickups'][number]) => void
}

/** Orders of a queue: rows at a desk, cards on a phone; a tick takes an order into the next press. */
export function WarehouseList({ orders, warehouseId, chosen, onChoose, onIssue }: Props) {
  const { t } = useTranslation('stock-desk')
  const ids = orders.map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id))
  const toggle = (id: number) => onChoose?.(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]))
  return (
    <>
      {onChoose && (
        <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', mb: 1, cursor: 'pointer' }}>
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && ids.some((id) => chosen.has(id))}
            onChange={() => onChoose(new Set(isAll ? [] : ids))}
          />
          {t('work.list.all')}
        </Box>
      )}
      <Box component="ul" aria-label={t('work.list.label')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {orders.map((order) => (
          <Row
            key={order.id}
            order={order}
            isChosen={chosen.has(order.id)}
            onToggle={onChoose && (() => toggle(order.id))}
            picking={pickingAddress({ warehouse: warehouseId, orders: [order.id] })}
            onIssue={(shipment) => onIssue(order, shipment)}
          />
        ))}
      </Box>
    </>
  )
}

type RowProps = {
  order: WarehouseOrder
  isChosen: boolean
  onToggle: (() => void) | null
  picking: string
  onIssue: (shipment: WarehouseOrder['pickups'][number]) => void
}

function Row({ order, isChosen, onToggle, picking, onIssue }: RowProps) {
  const { t, i18n } = useTranslation('stock-desk')
  const receive = useReceiveTransfer()
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', md: 'auto minmax(180px, 1.2fr) minmax(160px, 1.4fr) 130px minmax(150px, 1fr) auto' },
        gap: { xs: 1, md: 3 },
        alignItems: 'center',
        py: { xs: 3, md: 1 },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: isChosen ? 'action.selected' : 'transparent',
        '& > :not(:first-of-type)': { gridColumn: { xs: 2, md: 'auto' } },
      }}
    >
      <Box sx={{ gridRow: { xs: '1 / span 4', md: 'auto' }, alignSelf: { xs: 'start', md: 'center' } }}>
        {onToggle && (
          <Checkbox
            checked={isChosen}
            onChange={onToggle}
            slotProps={{ input: { 'aria-label': t('work.list.choose', { number: order.number }) } }}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component={Anchor} href={deskPaths.order(order.id)} sx={{ fontWeight: 600, color: 'primary.main' }}>
          {order.number}
        </Box>
        <Typography variant="body2" noWrap title={order.company}>
          {order.company}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {[t(`work.delivery.${order.deliveryType}`), order.destination].filter(Boolean).join(': ')}
      </Typography>
      <Typography variant="body2" color={order.isLate ? 'error' : 'textPrimary'}>
        {order.shipBy ? formatDayWithWeekday(order.shipBy, i18n.language) : t('work.list.noDay')}
        {order.isLate && (
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {t('work.list.late')}
          </Box>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {order.lineCountHere > 0 && (
          <Typography variant="body2">
            {t('work.list.picked', { picked: order.pickedCount, count: order.lineCountHere })}
            {!order.isWhole && ` · ${t('work.list.partly')}`}
            {order.boxCount > 0 && ` · ${t('work.list.boxes', { count: order.boxCount })}`}
          </Typography>
        )}
        {order.waits.map((reason) => (
          <Chip
            key={reason}
            size="small"
            variant="outlined"
            color={reason === 'payment' || reason === 'stock' ? 'warning' : 'default'}
            label={
              reason === 'arrival' && order.arrivalOn
                ? t('work.waits.arrivalOn', { day: formatDate(order.arrivalOn) })
                : t(`work.waits.${reason}`)
            }
          />
        ))}
      </Box>
      <Box sx={{ justifySelf: { md: 'end' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {onToggle && (
          <Button
            size="small"
            variant="outlined"
            component={Anchor}
            href={picking}
            aria-label={t('work.list.pickNamed', { number: order.number })}
          >
            {t('work.list.pick')}
          </Button>
        )}
        {order.transfers.map(({ id, number, from }) => (
          <Button
            key={id}
            size="small"
            variant="outlined"
            loading={receive.isPending}
            title={t('work.transfer.from', { from })}
            onClick={() => receive.mutate({ id: order.id, body: { version: order.version, transferId: id } })}
          >
            {t('work.transfer.receive', { number })}
          </Button>
        ))}
        {order.pickups.map((shipment) => (
          <Button
            key={shipment.id}
            size="small"
            variant="outlined"
            aria-label={t('work.issue.openNamed', { shipment: shipment.number })}
            onClick={() => onIssue(shipment)}
          >
            {t('work.issue.open')}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
