import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { shippable, warehousesOf } from '@vitrina/contract/fulfilment/fulfilment.rules'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { Section } from '#parts/order/section.tsx'
import { DateField } from '#ui/date-field.tsx'
import { type DeskStep, useDeskStep } from './desk.api.ts'
import { DeskLineRows } from './desk-line-rows.tsx'
import type { Decision } from './order-change.api.ts'
import { MarginText } from './order-margin.tsx'
import { requestedAmounts } from '../fulfilment/ship-amounts.rules.ts'
import { WarehouseField } from '../fulfilment/warehouse-field.tsx'

type Warehouse = { id: number; name: string }
type Props = { order: Order; items: readonly OrderItem[]; warehouses: readonly Warehouse[]; decision: Decision | undefined }

const isOpenLine = ({ amount, cancelled, shipped }: OrderItem) => amount - cancelled > shipped

/** The lines with their sources; when goods may be shipped, how much of each leaves now. */
export function DeskLines({ order, items, warehouses, decision }: Props) {
  const { t } = useTranslation('desk')
  const canSend = order.deskActions.includes('ship') || order.deskActions.includes('assemble')
  const mayShip = may(useUser()?.Group, 'fulfilment')
  const pickupAt = order.deliveryType === 'pickup' ? (order.warehouse?.id ?? null) : null
  const places = pickupAt === null ? warehousesOf(items, null) : [pickupAt]
  const [chosen, setChosen] = useState<number>()
  const warehouseId = places.find((id) => id === chosen) ?? places[0] ?? 0
  const can = shippable(items, { warehouseId, pickupAt })
  const [typed, setTyped] = useState<Record<number, string>>({})
  return (
    <Section title={t('lines.title', { count: items.length })}>
      <DeskLineRows
        items={items}
        quote={order.quote}
        facts={decision?.lines}
        {...(canSend && { can, typed, onType: (id: number, text: string) => setTyped((before) => ({ ...before, [id]: text })) })}
      />
      {decision && (
        <Box sx={{ mt: 2, textAlign: 'right', fontSize: 14, color: 'text.secondary' }}>
          <MarginText
            of="order"
            lines={items.map(({ id, price, amount, cancelled }) => ({
              price,
              amount: amount - cancelled,
              cost: decision.lines.find(({ itemId }) => itemId === id)?.cost ?? null,
            }))}
          />
        </Box>
      )}
      <WhyNot order={order} isOpen={items.some(isOpenLine)} canSend={canSend || !mayShip} />
      {canSend && (
        <SendForm
          order={order}
          requested={requestedAmounts(items, can, typed)}
          warehouseId={warehouseId}
          places={warehouses.filter(({ id }) => places.includes(id))}
          onChoose={(id) => {
            setChosen(id)
            setTyped({})
          }}
        />
      )}
    </Section>
  )
}

/** Why an order in progress cannot be shipped now. */
function WhyNot({ order, isOpen, canSend }: { order: Order; isOpen: boolean; canSend: boolean }) {
  const { t } = useTranslation('desk')
  const isLive = order.state === 'confirmed' || order.state === 'in_progress'
  if (!isLive || !isOpen || canSend) return null
  return (
    <Alert severity="info" sx={{ mt: 3 }}>
      {t(order.awaitsPayment ? 'lines.awaitsPayment' : 'lines.nothingHere')}
    </Alert>
  )
}

type RequestedAmounts = ReturnType<typeof requestedAmounts>

type SendProps = {
  order: Order
  requested: RequestedAmounts
  warehouseId: number
  places: readonly Warehouse[]
  onChoose: (warehouseId: number) => void
}

function SendForm({ order, requested, warehouseId, places, onChoose }: SendProps) {
  const { t } = useTranslation('desk')
  const step = useDeskStep(order.id)
  const [shippedOn, setShippedOn] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const isPickup = order.deskActions.includes('assemble')
  const { version } = order
  const stepOf = (): DeskStep =>
    isPickup
      ? { action: 'assemble', body: { version, items: requested.items } }
      : { action: 'ship', body: { version, warehouseId, items: requested.items, trackingNumber, ...(shippedOn && { shippedOn }) } }
  return (
    <Box
      component="form"
      aria-label={t(isPickup ? 'lines.assemble' : 'lines.ship')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}
      onSubmit={(event) => {
        event.preventDefault()
        step.mutate(stepOf())
      }}
    >
      {!isPickup && (
        <>
          <WarehouseField label={t('lines.leavesFrom')} warehouses={places} chosen={warehouseId} onChoose={onChoose} />
          <DateField label={t('lines.shippedOn')} value={shippedOn} onChange={setShippedOn} />
          <TextField
            size="small"
            label={t('lines.tracking')}
            value={trackingNumber}
            onChange={({ target }) => setTrackingNumber(target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </>
      )}
      <Box role="status" sx={{ color: requested.hasWrong ? 'error.main' : 'text.secondary', flex: '1 1 160px' }}>
        {requested.hasWrong ? t('lines.wrong') : t('lines.chosen', { count: requested.items.length })}
      </Box>
      <Button type="submit" variant="contained" loading={step.isPending} disabled={requested.hasWrong || requested.items.length === 0}>
        {t(isPickup ? 'lines.assemble' : 'lines.ship')}
      </Button>
    </Box>
  )
}
