import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Shipment } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Section } from '#parts/order/section.tsx'
import { shippingTones } from '#parts/order/state-tone.rules.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useDeskStep } from '../orders/desk.api.ts'

/** Shipments that left or wait at the pickup point. */
export function DeskShipments({ order }: { order: Order }) {
  const { t } = useTranslation('desk')
  if (order.shipments.length === 0) return null
  return (
    <Section title={t('shipments.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {order.shipments.map((shipment) => (
          <ShipmentRow key={shipment.id} order={order} shipment={shipment} />
        ))}
      </Box>
    </Section>
  )
}

function ShipmentRow({ order, shipment }: { order: Order; shipment: Shipment }) {
  const { t } = useTranslation(['desk', 'orders'])
  const money = useMoney()
  const { open } = useHistoryStateSwitch()
  const step = useDeskStep(order.id)
  const { id, number, state, shippedOn, warehouse, pickupUntil, trackingNumber, sum, items } = shipment
  const facts = [
    shippedOn && formatDate(shippedOn),
    warehouse,
    t('shipments.lines', { count: items.length }),
    trackingNumber && t('shipments.track', { number: trackingNumber }),
    state === 'ready_for_pickup' && pickupUntil && t('shipments.until', { date: formatDate(pickupUntil) }),
  ]
  return (
    <Box component="li" sx={{ py: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography>{number}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <ToneChip tone={shippingTones[state]} label={t(`orders:shippingStates.${state}`)} />
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>{money(sum)}</Typography>
      {state === 'ready_for_pickup' && order.deskActions.includes('issue') && (
        <Button variant="contained" size="small" onClick={() => void open({ openedDeskTool: { kind: 'issue', id } })}>
          {t('shipments.issue')}
        </Button>
      )}
      {state === 'ready_for_pickup' && order.deskActions.includes('extendPickup') && (
        <Button
          variant="outlined"
          size="small"
          loading={step.isPending}
          onClick={() => step.mutate({ action: 'extendPickup', body: { version: order.version, shipmentId: id } })}
        >
          {t('shipments.extend')}
        </Button>
      )}
      {state === 'ready_for_pickup' && order.deskActions.includes('takeBack') && (
        <Button
          variant="outlined"
          size="small"
          color="error"
          disabled={step.isPending}
          onClick={() => void open({ openedDeskTool: { kind: 'takeBack', id } })}
        >
          {t('shipments.takeBack')}
        </Button>
      )}
      {state === 'shipped' && order.deskActions.includes('deliver') && (
        <Button
          variant="outlined"
          size="small"
          loading={step.isPending}
          onClick={() => step.mutate({ action: 'deliver', body: { version: order.version, shipmentId: id } })}
        >
          {t('shipments.deliver')}
        </Button>
      )}
    </Box>
  )
}
