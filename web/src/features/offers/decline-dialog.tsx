import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'

type Props = { isPending: boolean; onSubmit: (reason: string) => void; onClose: () => void }

/** The client declined by telephone: why. */
export function DeclineDialog({ isPending, onSubmit, onClose }: Props) {
  const { t } = useTranslation('offers')
  const [reason, setReason] = useState('')
  return (
    <AppDialog isOpen isSmall title={t('versions.recordDeclined')} isBusy={isPending} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(reason.trim())
        }}
        submit={t('line.save')}
        isPending={isPending}
        isIncomplete={reason.trim() === ''}
      >
        <TextField
          autoFocus
          label={t('versions.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
