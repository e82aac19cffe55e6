import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { DeskArrival } from '@vitrina/contract/promise/arrivals-desk'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { NamedOptionField } from '../goods/named-option.tsx'
import { FoundStockField, type StockProduct } from './found-stock-field.tsx'
import { amountText, readAmount } from './read-amount.rules.ts'
import { stockReferenceQuery, useAddArrival, useChangeArrival } from './stock.api.ts'

type Props = { arrival: DeskArrival | null; onClose: () => void }

/** A new arrival, or a change of one; product and warehouse of one that stands are not changed: that is another arrival. */
export function ArrivalDialog({ arrival, onClose }: Props) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const warehouses = (useQuery(stockReferenceQuery).data?.warehouses ?? []).filter(({ isActive }) => isActive)
  const add = useAddArrival()
  const change = useChangeArrival()
  const [product, setProduct] = useState<StockProduct | null>(arrival?.product ?? null)
  const [chosen, setChosen] = useState<number | null>(arrival?.warehouse.id ?? null)
  const warehouseId = chosen ?? (warehouses.length === 1 ? (warehouses[0]?.id ?? null) : null)
  const [quantity, setQuantity] = useState(amountText(arrival?.quantity ?? null))
  const [expectedOn, setExpectedOn] = useState(arrival?.expectedOn ?? '')
  const [source, setSource] = useState(arrival?.source ?? '')
  const amount = readAmount(quantity)
  const error = add.error ?? change.error
  const isPending = add.isPending || change.isPending
  const submit = () => {
    if (!product || warehouseId === null || !amount) return
    const body = { quantity: amount, expectedOn, source: source.trim() }
    if (arrival === null) return add.mutate({ productId: product.id, warehouseId, ...body }, { onSuccess: onClose })
    const seen = { quantity: arrival.quantity, expectedOn: arrival.expectedOn }
    change.mutate({ id: arrival.id, body: { ...body, seen } }, { onSuccess: onClose })
  }
  return (
    <AppDialog isOpen title={t(arrival ? 'arrivals.changeTitle' : 'arrivals.addTitle')} isBusy={isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={isPending}
        isIncomplete={product === null || warehouseId === null || !amount || expectedOn === ''}
        error={error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {arrival ? (
          <Typography>
            {arrival.product.article} {arrival.product.name} → {arrival.warehouse.name}
          </Typography>
        ) : (
          <>
            <FoundStockField label={t('arrivals.product')} value={product} onChange={setProduct} autoFocus />
            <NamedOptionField
              label={t('filters.warehouse')}
              options={warehouses}
              value={warehouseId}
              onChange={(id) => setChosen(id === null ? null : Number(id))}
              isRequired
            />
          </>
        )}
        <TextField
          required
          label={arrival ? t('arrivals.quantityIn', { unit: arrival.product.unit.name }) : t('arrivals.quantity')}
          value={quantity}
          error={quantity !== '' && !amount}
          helperText={arrival && arrival.promised > 0 ? t('arrivals.promised', { amount: number(arrival.promised) }) : undefined}
          onChange={({ target }) => setQuantity(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
        />
        <DateField
          required
          label={t('arrivals.day')}
          helperText={arrival && arrival.promised > 0 ? t('arrivals.dayHint') : undefined}
          value={expectedOn}
          onChange={setExpectedOn}
          min={sellerToday()}
        />
        <TextField
          label={t('arrivals.source')}
          helperText={t('arrivals.sourceHint')}
          value={source}
          onChange={({ target }) => setSource(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
