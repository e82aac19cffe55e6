import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { awaited } from '@vitrina/contract/fulfilment/fulfilment.rules'
import { takesGoods } from '@vitrina/contract/fulfilment/warehouses.rules'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { useReceiveGoods } from './fulfilment.api.ts'
import type { DeskWarehouse } from '../orders/desk.api.ts'
import { LineAmountFields } from '../orders/line-amount-fields.tsx'
import { receiptOf } from './receipt-draft.rules.ts'
import { requestedAmounts } from './ship-amounts.rules.ts'
import { WarehouseField } from './warehouse-field.tsx'

type Props = { order: Order; items: readonly OrderItem[]; warehouses: readonly DeskWarehouse[]; onClose: () => void }

/** Records goods that arrived; orders promised earlier are served before this one. */
export function ReceiveGoodsDialog({ order, items, warehouses, onClose }: Props) {
  const { t } = useTranslation('desk')
  const receive = useReceiveGoods()
  const pickupAt = order.warehouse?.id ?? null
  const offered = warehouses.filter((one) => takesGoods(one, pickupAt))
  const [warehouseId, setWarehouseId] = useState(pickupAt ?? offered[0]?.id ?? 0)
  const [document, setDocument] = useState('')
  const [typed, setTyped] = useState<Record<number, string>>({})
  const can = new Map(items.map((item) => [item.id, awaited(item)]))
  const requested = requestedAmounts(items, can, typed)
  return (
    <AppDialog isOpen maxWidth="sm" isBusy={receive.isPending} title={t('receive.title')} onClose={onClose}>
      <DialogForm
        submit={t('receive.submit')}
        isPending={receive.isPending}
        isIncomplete={requested.hasWrong || requested.items.length === 0}
        error={receive.error instanceof ApiError ? receive.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          receive.mutate(
            { warehouseId, document: document.trim(), ...receiptOf(items, requested.items) },
            {
              onSuccess: ({ number, orders }) => {
                showMessage({ kind: 'success', text: t('receive.done', { number, orders: orders.map((one) => one.number).join(', ') }) })
                onClose()
              },
            },
          )
        }}
      >
        <Typography color="textSecondary">{t('receive.text')}</Typography>
        <WarehouseField label={t('receive.warehouse')} warehouses={offered} chosen={warehouseId} onChoose={setWarehouseId} />
        <TextField
          size="small"
          label={t('receive.document')}
          value={document}
          onChange={({ target }) => setDocument(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <LineAmountFields items={items} can={can} typed={typed} onType={(id, text) => setTyped((before) => ({ ...before, [id]: text }))} />
      </DialogForm>
    </AppDialog>
  )
}
