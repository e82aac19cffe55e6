import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { NamedOptionField } from '../goods/named-option.tsx'
import { FoundStockField, type StockProduct } from './found-stock-field.tsx'
import { readAmount } from './read-amount.rules.ts'
import { stockReferenceQuery, usePlanTransfer } from './stock.api.ts'

/** Free goods are to go to another warehouse; they leave the stock when they are sent. */
export function PlanTransferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('stock-desk')
  const warehouses = useQuery(stockReferenceQuery).data?.warehouses ?? []
  const plan = usePlanTransfer()
  const [product, setProduct] = useState<StockProduct | null>(null)
  const [fromId, setFromId] = useState<number | null>(null)
  const [toId, setToId] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const [plannedOn, setPlannedOn] = useState(sellerToday())
  const amount = readAmount(typed)
  const error = plan.error instanceof ApiError ? (plan.error.fields[0]?.message ?? plan.error.message) : undefined
  return (
    <AppDialog isOpen isBusy={plan.isPending} title={t('transfers.plan')} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={plan.isPending}
        isIncomplete={!product || fromId === null || toId === null || fromId === toId || !amount || plannedOn === ''}
        error={error}
        onSubmit={(event) => {
          event.preventDefault()
          if (!product || fromId === null || toId === null || !amount) return
          plan.mutate({ productId: product.id, fromId, toId, amount, plannedOn }, { onSuccess: onClose })
        }}
      >
        <FoundStockField label={t('arrivals.product')} value={product} onChange={setProduct} autoFocus />
        <NamedOptionField
          label={t('transfers.from')}
          options={warehouses}
          value={fromId}
          onChange={(id) => setFromId(id === null ? null : Number(id))}
          isRequired
        />
        <NamedOptionField
          label={t('transfers.to')}
          options={warehouses.filter(({ id, isActive }) => isActive && id !== fromId)}
          value={toId}
          onChange={(id) => setToId(id === null ? null : Number(id))}
          isRequired
        />
        <TextField
          required
          label={t('arrivals.quantity')}
          value={typed}
          error={typed !== '' && !amount}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
        />
        <DateField required label={t('transfers.day')} value={plannedOn} onChange={setPlannedOn} />
      </DialogForm>
    </AppDialog>
  )
}
