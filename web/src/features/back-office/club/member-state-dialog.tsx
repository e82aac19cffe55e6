import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type ShownMember, useSetState } from './club-desk.api.ts'

/** Suspends a member with a reason they read, or lets them spend again. */
export function MemberStateDialog({ member, onClose }: { member: ShownMember; onClose: () => void }) {
  const { t } = useTranslation('club-desk')
  const change = useSetState(member.id)
  const [reason, setReason] = useState('')
  const isActive = member.state === 'active'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    change.mutate({ state: isActive ? 'suspended' : 'active', reason: reason.trim() }, { onSuccess: onClose })
  }
  return (
    <AppDialog isOpen isSmall title={t(`members.change.${member.state}`)} isBusy={change.isPending} onClose={onClose}>
      <DialogForm
        submit={t(`members.change.${member.state}`)}
        isDangerous={isActive}
        isPending={change.isPending}
        isIncomplete={isActive && reason.trim() === ''}
        error={change.error instanceof ApiError ? change.error.message : undefined}
        onSubmit={submit}
      >
        <Typography color="textSecondary">{t(`members.explain.${member.state}`)}</Typography>
        {isActive && (
          <TextField
            autoFocus
            required
            multiline
            minRows={2}
            label={t('steps.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        )}
      </DialogForm>
    </AppDialog>
  )
}
