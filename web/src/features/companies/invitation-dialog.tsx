import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { emailOf, phoneOf } from '@vitrina/contract/account/contacts.rules'
import { INVITATION_DAYS } from '@vitrina/contract/companies/invitations'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { showErrors } from '#ui/show-errors.ts'
import { useInvite } from './companies.api.ts'
import { RoleField } from './role-field.tsx'

type Draft = { contact: string; name: string; role: CompanyRole }

export function InvitationDialog() {
  const { t } = useTranslation('companies')
  const { close } = useHistoryStateSwitch()
  const form = useForm<Draft>({ defaultValues: { contact: '', name: '', role: 'purchaser' } })
  const invite = useInvite()
  const { errors } = form.formState
  const dismiss = () => close('openedCompanyTool')
  const send = form.handleSubmit((draft) =>
    invite.mutate(draft, {
      onSuccess: () => {
        dismiss()
        showMessage({ text: t('invitations.sent', { contact: draft.contact.trim() }), kind: 'success' })
      },
      onError: (error) => void showErrors(form, error),
    }),
  )
  return (
    <AppDialog isOpen title={t('invitations.addTitle')} onClose={dismiss} isBusy={invite.isPending}>
      <DialogForm onSubmit={(event) => void send(event)} submit={t('invitations.send')} isPending={invite.isPending}>
        <Typography variant="body2" color="textSecondary">
          {t('invitations.text', { count: INVITATION_DAYS })}
        </Typography>
        <TextField
          {...form.register('contact', {
            validate: (text) => (emailOf(text) || phoneOf(text) ? true : t('wrong.contact')),
          })}
          label={t('invitations.contact')}
          required
          autoFocus
          error={Boolean(errors.contact)}
          helperText={errors.contact?.message}
          slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
        />
        <TextField
          {...form.register('name')}
          label={t('invitations.name')}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
        />
        <Controller
          name="role"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <RoleField isLabelled value={value} label={t('invitations.role')} onChange={onChange} />
          )}
        />
      </DialogForm>
    </AppDialog>
  )
}
