import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'

type Props = {
  kind: 'cancel' | 'reject'
  number: string
  isPending: boolean
  error: Error | null
  onClose: () => void
  onSubmit: (reason: string) => void
}

/** Asks for a reason, which may stay empty, and runs the action. */
export function ReasonDialog({ kind, number, isPending, error, onClose, onSubmit }: Props) {
  const { t } = useTranslation('orders')
  const [reason, setReason] = useState('')
  return (
    <AppDialog isOpen isBusy={isPending} title={t(`${kind}.title`, { number })} onClose={onClose}>
      <DialogForm
        isDangerous
        submit={t(`${kind}.confirm`)}
        isPending={isPending}
        error={error instanceof ApiError ? error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(reason.trim())
        }}
      >
        <Typography color="textSecondary">{t(`${kind}.text`)}</Typography>
        <TextField
          autoFocus
          multiline
          minRows={2}
          maxRows={6}
          label={t(`${kind}.reason`)}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
