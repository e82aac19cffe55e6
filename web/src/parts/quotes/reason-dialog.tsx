import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'

type Props = {
  title: string
  submit: string
  isRequired?: boolean
  isPending: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** A step that is told with a reason. */
export function ReasonDialog({ title, submit, isRequired = false, isPending, onSubmit, onClose }: Props) {
  const { t } = useTranslation('quotes')
  const [reason, setReason] = useState('')
  return (
    <AppDialog isOpen title={title} onClose={onClose} isBusy={isPending}>
      <DialogForm
        submit={submit}
        isPending={isPending}
        isIncomplete={isRequired && reason.trim() === ''}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(reason.trim())
        }}
      >
        <TextField
          autoFocus
          multiline
          minRows={3}
          label={t('reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
