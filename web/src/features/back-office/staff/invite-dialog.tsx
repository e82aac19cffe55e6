import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type StaffRole, staffRoles } from '@vitrina/contract/roles/staff-roles.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { RoleField } from './role-field.tsx'
import { useAppoint, useInvite } from './staff.api.ts'

/** A new colleague gets a letter; whoever has an account already gets the role at once, when that is confirmed. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff')
  const invite = useInvite()
  const appoint = useAppoint()
  const [email, setEmail] = useState('')
  const [lastName, setLastName] = useState('')
  const [firstName, setFirstName] = useState('')
  const [role, setRole] = useState<StaffRole>('manager')
  const hasAccount = invite.error instanceof ApiError && invite.error.code === 'staff.has-account'
  const error = invite.error instanceof ApiError ? (invite.error.fields[0]?.message ?? invite.error.message) : invite.error?.message
  const done = (text: string) => {
    onClose()
    showMessage({ text, kind: 'success' })
  }
  const submit = () => {
    if (!hasAccount)
      return invite.mutate(
        { email: email.trim(), role, lastName, firstName },
        { onSuccess: () => done(t('invite.sent', { email: email.trim() })) },
      )
    askConfirm({
      title: t('invite.appointTitle', { email: email.trim() }),
      text: t('invite.appointText', { role: t(`roles.${role}`) }),
      confirm: t('invite.appoint'),
      run: () => appoint.mutateAsync({ login: email.trim(), role }).then(() => done(t('invite.appointed'))),
    })
  }
  return (
    <AppDialog isOpen title={t('invite.title')} isBusy={invite.isPending} onClose={onClose}>
      <DialogForm
        submit={t(hasAccount ? 'invite.appoint' : 'invite.submit')}
        isPending={invite.isPending || appoint.isPending}
        isIncomplete={email.trim() === ''}
        error={error}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Typography color="textSecondary">{t('invite.text')}</Typography>
        <TextField
          autoFocus
          required
          type="email"
          label={t('invite.email')}
          value={email}
          error={invite.error !== null}
          onChange={({ target }) => {
            setEmail(target.value)
            invite.reset()
          }}
          slotProps={{ htmlInput: { maxLength: 254, autoCapitalize: 'off' } }}
        />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextField
            label={t('invite.lastName')}
            value={lastName}
            onChange={({ target }) => setLastName(target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <TextField
            label={t('invite.firstName')}
            value={firstName}
            onChange={({ target }) => setFirstName(target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        </Box>
        <RoleField value={role} roles={staffRoles} onChange={setRole} />
      </DialogForm>
    </AppDialog>
  )
}
