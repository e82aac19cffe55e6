import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { StockRow } from '@vitrina/contract/fulfilment/stock-desk'
import { isStockReason, MAX_STORAGE_PLACE } from '@vitrina/contract/fulfilment/stock.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { amountText } from './read-amount.rules.ts'
import { ReasonField } from './reason-field.tsx'
import { usePlaceTexts } from './stock-cell.tsx'
import type { Column } from './stock-table.tsx'
import { type CellEdits, placeOf } from './use-cell-edits.ts'

type Props = { row: StockRow; warehouse: Column; edits: CellEdits; onClose: () => void }

/** One amount on a phone, where there are no cells to walk through. */
export function AmountDialog({ row, warehouse, edits, onClose }: Props) {
  const { t } = useTranslation('stock-desk')
  const textsOf = usePlaceTexts()
  const stored = placeOf(row, warehouse.id)
  const [free, setFree] = useState(amountText(stored.free))
  const [minimum, setMinimum] = useState(amountText(stored.minimum))
  const [place, setPlace] = useState(stored.place)
  const [reason, setReason] = useState('')
  const isFreeChanged = free.trim() !== amountText(stored.free)
  const submit = async () => {
    const cell = { row, warehouseId: warehouse.id, reason: reason.trim() }
    const isFreeSaved = !isFreeChanged || (await edits.saveTyped({ ...cell, amount: 'free', text: free }))
    const isSaved =
      isFreeSaved &&
      (await edits.saveTyped({ ...cell, amount: 'minimum', text: minimum })) &&
      (await edits.savePlace({ ...cell, text: place }))
    if (isSaved) onClose()
  }
  return (
    <AppDialog isOpen title={`${row.article} · ${warehouse.name}`} isBusy={edits.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={edits.isPending}
        isIncomplete={isFreeChanged && !isStockReason(reason)}
        error={edits.problem?.text}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Typography color="textSecondary">{[row.name, ...textsOf(stored)].join(' · ')}</Typography>
        <TextField
          autoFocus
          label={t('edit.free', { unit: row.unit.name })}
          value={free}
          onChange={({ target }) => setFree(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
        />
        <ReasonField value={reason} onChange={setReason} isMissing={false} />
        <TextField
          label={t('edit.minimum', { unit: row.unit.name })}
          helperText={t('edit.minimumHint')}
          value={minimum}
          onChange={({ target }) => setMinimum(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
        />
        <TextField
          label={t('edit.place')}
          helperText={t('edit.placeHint')}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_STORAGE_PLACE } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
