import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { type ShownCompany, useBlockMember } from './company-desk.api.ts'

type Props = { company: ShownCompany; buyer: ShownCompany['buyers'][number]; onClose: () => void }

/** Closes the account of a person, with the reason they read. */
export function BlockDialog({ company, buyer, onClose }: Props) {
  const { t } = useTranslation('company-desk')
  const [reason, setReason] = useState('')
  const block = useBlockMember(company.id)
  return (
    <AppDialog isOpen isSmall title={t('people.blockTitle', { name: buyer.name })} isBusy={block.isPending} onClose={onClose}>
      <Typography color="textSecondary">{t('people.blockText')}</Typography>
      <DialogForm
        submit={t('people.block')}
        isDangerous
        isPending={block.isPending}
        isIncomplete={reason.trim() === ''}
        error={block.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          block.mutate(
            { userId: buyer.id, isBlocked: true, reason },
            {
              onSuccess: () => {
                showMessage({ text: t('people.told'), kind: 'success' })
                onClose()
              },
            },
          )
        }}
      >
        <TextField
          required
          multiline
          minRows={2}
          label={t('people.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
