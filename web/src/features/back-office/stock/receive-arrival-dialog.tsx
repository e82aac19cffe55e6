import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { isStockAmount } from '@vitrina/contract/fulfilment/stock.rules'
import type { DeskArrival } from '@vitrina/contract/promise/arrivals-desk'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { amountText, readAmount } from './read-amount.rules.ts'
import { useReceiveArrival } from './stock.api.ts'

/** An expected arrival has come, whole or in part: orders that wait are served first, the rest is free to sell. */
export function ReceiveArrivalDialog({ arrival, onClose }: { arrival: DeskArrival; onClose: () => void }) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const receive = useReceiveArrival()
  const { product, warehouse, quantity, promised } = arrival
  const [typed, setTyped] = useState(amountText(quantity))
  const [document, setDocument] = useState('')
  const amount = readAmount(typed)
  const isWrong = amount === null || amount <= 0 || !isStockAmount(amount, product.unit)
  return (
    <AppDialog isOpen isBusy={receive.isPending} title={t('arrivals.receiveTitle', { article: product.article })} onClose={onClose}>
      <DialogForm
        submit={t('arrivals.receive')}
        isPending={receive.isPending}
        isIncomplete={isWrong}
        error={receive.error instanceof ApiError ? receive.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          receive.mutate(
            { warehouseId: warehouse.id, document: document.trim(), items: [{ productId: product.id, amount: amount ?? 0 }] },
            {
              onSuccess: ({ number: receipt, items: [got] }) => {
                const amounts = { forOrders: number(got?.forOrders ?? 0), free: number(got?.free ?? 0) }
                showMessage({ text: t('arrivals.received', { receipt, ...amounts }), kind: 'success', duration: 6_000 })
                onClose()
              },
            },
          )
        }}
      >
        <Typography color="textSecondary">
          {[product.name, warehouse.name, promised > 0 && t('arrivals.promised', { amount: number(promised) })].filter(Boolean).join(' · ')}
        </Typography>
        <TextField
          autoFocus
          label={t('arrivals.quantityIn', { unit: product.unit.name })}
          value={typed}
          error={isWrong}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
        />
        <TextField
          label={t('arrivals.document')}
          value={document}
          onChange={({ target }) => setDocument(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
