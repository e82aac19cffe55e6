import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { DeskArrival } from '@vitrina/contract/promise/arrivals-desk'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useCancelArrival } from './stock.api.ts'

/** Asks for a reason, and says first what becomes of the orders that wait. */
export function CancelArrivalDialog({ arrival, onClose }: { arrival: DeskArrival; onClose: () => void }) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const cancel = useCancelArrival()
  const [reason, setReason] = useState('')
  const { product, promised, expectedOn } = arrival
  return (
    <AppDialog
      isOpen
      isSmall
      title={t('arrivals.cancelTitle', { article: product.article, day: formatDate(expectedOn) })}
      isBusy={cancel.isPending}
      onClose={onClose}
    >
      <DialogForm
        isDangerous
        submit={t('arrivals.cancelSubmit')}
        isPending={cancel.isPending}
        isIncomplete={reason.trim() === ''}
        error={cancel.error instanceof ApiError ? cancel.error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          cancel.mutate({ id: arrival.id, reason: reason.trim() }, { onSuccess: onClose })
        }}
      >
        <Typography>
          {promised > 0 ? t('arrivals.cancelWaited', { amount: number(promised), unit: product.unit.name }) : t('arrivals.cancelFree')}
        </Typography>
        <TextField
          autoFocus
          required
          label={t('edit.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
