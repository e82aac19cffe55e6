import FormControlLabel from '@mui/material/FormControlLabel'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Order } from '@vitrina/contract/orders/orders'
import { expectedOn } from '@vitrina/contract/promise/promise.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { sellerToday } from '#lib/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useDeskStep } from './desk.api.ts'

/** Sets another day for the unshipped part, or none; the buyer sees the reason. */
export function PromiseDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const [day, setDay] = useState(expectedOn(order) ?? '')
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const step = useDeskStep(order.id)
  const error = step.error instanceof ApiError ? (step.error.fields[0]?.message ?? step.error.message) : undefined
  return (
    <AppDialog isOpen isBusy={step.isPending} title={t('promise.title', { number: order.number })} onClose={onClose}>
      <DialogForm
        submit={t('promise.submit')}
        isPending={step.isPending}
        isIncomplete={reason.trim() === '' || (!isOpen && day === '')}
        error={error}
        onSubmit={(event) => {
          event.preventDefault()
          const body = { version: order.version, day: isOpen ? null : day, reason: reason.trim() }
          step.mutate({ action: 'changePromise', body }, { onSuccess: onClose })
        }}
      >
        <Typography color="textSecondary">{t('promise.text')}</Typography>
        <DateField label={t('promise.day')} value={isOpen ? '' : day} disabled={isOpen} onChange={setDay} min={sellerToday()} />
        <FormControlLabel
          control={<Checkbox size="small" checked={isOpen} onChange={(_, isOn) => setOpen(isOn)} />}
          label={t('promise.open')}
        />
        <TextField
          multiline
          minRows={2}
          maxRows={6}
          label={t('reasons.label')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
