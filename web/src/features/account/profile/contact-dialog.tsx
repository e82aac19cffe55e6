import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Profile } from '@vitrina/contract/account/profile'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { showErrors } from '#ui/show-errors.ts'
import { useRequestContactChange, useConfirmContact } from '../account.api.ts'
import { CodeForm } from '../code-form.tsx'

type Field = 'email' | 'phone'
type Draft = { email: string; phone: string; currentPassword: string }
type Sent = { to: string; message: string; resendFrom: number }

/** A new address replaces the old one after the code sent there is confirmed. */
export function ContactDialog({ field, profile }: { field: Field; profile: Profile }) {
  const { t } = useTranslation('account')
  const { close } = useHistoryStateSwitch()
  const form = useForm<Draft>({ defaultValues: { email: '', phone: '', currentPassword: '' } })
  const [sent, setSent] = useState<Sent | null>(null)
  const ask = useRequestContactChange()
  const confirm = useConfirmContact()
  const { errors } = form.formState
  const dismiss = () => close('openedAccountTool')

  const send = form.handleSubmit((draft) => {
    const to = draft[field].trim()
    ask.mutate(
      { [field]: to, ...(profile.hasPassword && { currentPassword: draft.currentPassword }) },
      {
        onSuccess: ({ message, retryAfter }) => setSent({ to, message, resendFrom: Date.now() + retryAfter * 1000 }),
        onError: (error) => void showErrors(form, error, { fields: [field, 'currentPassword'] }),
      },
    )
  })
  const finish = (code: string) =>
    confirm.mutate(
      { [field]: sent?.to ?? '', code },
      {
        onSuccess: ({ message }) => {
          dismiss()
          showMessage({ text: message, kind: 'success' })
        },
      },
    )
  return (
    <AppDialog isOpen title={t(profile[field] ? `contact.change.${field}` : `contact.add.${field}`)} onClose={dismiss}>
      {sent ? (
        <CodeForm
          message={sent.message}
          resendFrom={sent.resendFrom}
          submit={t('contact.confirm')}
          isPending={confirm.isPending}
          error={confirm.error instanceof ApiError ? confirm.error.message : undefined}
          onCode={finish}
          onResend={() => void send()}
        />
      ) : (
        <DialogForm onSubmit={(event) => void send(event)} submit={t('contact.send')} isPending={ask.isPending}>
          <Typography variant="body2" color="textSecondary">
            {t(`contact.hint.${field}`)}
          </Typography>
          <TextField
            {...form.register(field)}
            label={t(`contact.new.${field}`)}
            type={field === 'email' ? 'email' : 'tel'}
            required
            autoFocus
            error={Boolean(errors[field])}
            helperText={errors[field]?.message}
            slotProps={{ htmlInput: { maxLength: 254, autoComplete: field === 'email' ? 'email' : 'tel' } }}
          />
          {profile.hasPassword && (
            <TextField
              {...form.register('currentPassword')}
              label={t('password.current')}
              type="password"
              required
              error={Boolean(errors.currentPassword)}
              helperText={errors.currentPassword?.message}
              slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'current-password' } }}
            />
          )}
        </DialogForm>
      )}
    </AppDialog>
  )
}
