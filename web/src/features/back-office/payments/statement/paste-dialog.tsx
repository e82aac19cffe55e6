import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { MAX_PASTED_CHARACTERS } from '@vitrina/contract/payments/bank-statement.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'

type Props = { isPending: boolean; error: Error | null; onSubmit: (text: string) => void; onClose: () => void }

/** Lines copied from an internet bank, or the purpose of one payment. */
export function PasteDialog({ isPending, error, onSubmit, onClose }: Props) {
  const { t } = useTranslation('payment-desk')
  const [text, setText] = useState('')
  return (
    <AppDialog isOpen isBusy={isPending} title={t('statement.load.pasteTitle')} onClose={onClose}>
      <DialogForm
        submit={t('statement.load.pasteSubmit')}
        isPending={isPending}
        isIncomplete={text.trim() === ''}
        error={error instanceof ApiError ? error.message : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') onSubmit(text)
        }}
      >
        <Typography color="textSecondary">{t('statement.load.pasteText')}</Typography>
        <TextField
          autoFocus
          multiline
          minRows={6}
          maxRows={14}
          label={t('statement.load.pasteLabel')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_PASTED_CHARACTERS } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
