import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'

type Props = {
  title: string
  text: string
  submit: string
  isPending: boolean
  error: Error | null
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Reverts something with a reason, which stays in the journal. */
export function ReasonDialog({ title, text, submit, isPending, error, onSubmit, onClose }: Props) {
  const { t } = useTranslation('payment-desk')
  const [reason, setReason] = useState('')
  return (
    <AppDialog isOpen isBusy={isPending} title={title} onClose={onClose}>
      <DialogForm
        isDangerous
        submit={submit}
        isPending={isPending}
        isIncomplete={reason.trim() === ''}
        error={error instanceof ApiError ? error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() !== '') onSubmit(reason.trim())
        }}
      >
        <Typography color="textSecondary">{text}</Typography>
        <TextField
          autoFocus
          required
          multiline
          minRows={2}
          maxRows={6}
          label={t('refund.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 210 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
