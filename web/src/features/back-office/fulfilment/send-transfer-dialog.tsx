import Typography from '@mui/material/Typography'
import { movable } from '@vitrina/contract/fulfilment/fulfilment.rules'
import { takesGoods } from '@vitrina/contract/fulfilment/warehouses.rules'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type DeskWarehouse, useDeskStep } from '../orders/desk.api.ts'
import { LineAmountFields } from '../orders/line-amount-fields.tsx'
import { requestedAmounts } from './ship-amounts.rules.ts'
import { WarehouseField } from './warehouse-field.tsx'

type Props = { order: Order; items: readonly OrderItem[]; warehouses: readonly DeskWarehouse[]; onClose: () => void }

/** Sends goods held for the order to another warehouse, by default to its pickup point. */
export function SendTransferDialog({ order, items, warehouses, onClose }: Props) {
  const { t } = useTranslation('desk')
  const step = useDeskStep(order.id)
  const pickupAt = order.deliveryType === 'pickup' ? (order.warehouse?.id ?? null) : null
  const canFrom = (warehouseId: number) => new Map(items.map((item) => [item.id, movable(item, { warehouseId, pickupAt })]))
  const sources = warehouses.filter(({ id }) => [...canFrom(id).values()].some((amount) => amount > 0))
  const [from, setFrom] = useState((sources.find(({ id }) => id !== pickupAt) ?? sources[0])?.id ?? 0)
  const targets = warehouses.filter((one) => one.id !== from && takesGoods(one, pickupAt))
  const [to, setTo] = useState((pickupAt === from ? null : pickupAt) ?? targets[0]?.id ?? 0)
  const [typed, setTyped] = useState<Record<number, string>>({})
  const can = canFrom(from)
  const requested = requestedAmounts(items, can, typed)
  return (
    <AppDialog isOpen maxWidth="sm" isBusy={step.isPending} title={t('transfer.title', { number: order.number })} onClose={onClose}>
      <DialogForm
        submit={t('transfer.submit')}
        isPending={step.isPending}
        isIncomplete={requested.hasWrong || requested.items.length === 0 || from === to}
        error={step.error instanceof ApiError ? step.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          step.mutate(
            { action: 'sendTransfer', body: { version: order.version, from, to, items: requested.items } },
            { onSuccess: onClose },
          )
        }}
      >
        <Typography color="textSecondary">{t('transfer.text')}</Typography>
        <WarehouseField
          label={t('transfer.from')}
          warehouses={sources}
          chosen={from}
          onChoose={(id) => {
            setFrom(id)
            setTyped({})
          }}
        />
        <WarehouseField label={t('transfer.to')} warehouses={targets} chosen={to} onChoose={setTo} />
        <LineAmountFields items={items} can={can} typed={typed} onType={(id, text) => setTyped((before) => ({ ...before, [id]: text }))} />
      </DialogForm>
    </AppDialog>
  )
}
