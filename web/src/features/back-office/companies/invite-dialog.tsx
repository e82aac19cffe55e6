import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { companyRoles } from '@vitrina/contract/roles/roles.rules'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { type ShownCompany, useInviteMember } from './company-desk.api.ts'

type Props = { company: ShownCompany; onClose: () => void }

/** A person is invited and sets a password of their own: nobody of the staff ever knows it. */
export function InviteDialog({ company, onClose }: Props) {
  const { t } = useTranslation(['company-desk', 'back-office'])
  const [given, setGiven] = useState({ contact: '', name: '', role: 'purchaser' as (typeof companyRoles)[number] })
  const invite = useInviteMember(company.id)
  const set = (changed: Partial<typeof given>) => setGiven({ ...given, ...changed })
  const wrong = invite.error instanceof ApiError ? invite.error.fields[0]?.message : undefined
  return (
    <AppDialog isOpen isSmall title={t('people.invite')} isBusy={invite.isPending} onClose={onClose}>
      <DialogForm
        submit={t('people.send')}
        isPending={invite.isPending}
        isIncomplete={given.contact.trim() === ''}
        error={wrong ? undefined : invite.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          invite.mutate(given, {
            onSuccess: ({ email, phone }) => {
              showMessage({ text: t('people.invited', { to: email ?? phone }), kind: 'success' })
              onClose()
            },
          })
        }}
      >
        <TextField
          required
          label={t('people.contact')}
          value={given.contact}
          error={Boolean(wrong)}
          helperText={wrong ?? t('people.contactHint')}
          onChange={({ target }) => set({ contact: target.value })}
          slotProps={{ htmlInput: { maxLength: 254 } }}
        />
        <TextField
          label={t('people.name')}
          value={given.name}
          onChange={({ target }) => set({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          select
          label={t('people.role')}
          value={given.role}
          onChange={({ target }) => set({ role: companyRoles.find((one) => one === target.value) ?? 'purchaser' })}
        >
          {companyRoles.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`back-office:roles.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </DialogForm>
    </AppDialog>
  )
}
