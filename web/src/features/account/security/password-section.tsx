import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { showError, showMessage } from '#ui/messages.ts'
import { showErrors } from '#ui/show-errors.ts'
import { profileQuery, useUpdateProfile } from '../account.api.ts'
import { FormSection } from '../form-section.tsx'
import { AccountLeaveGuard } from '../account-leave-guard.tsx'

const names = ['currentPassword', 'newPassword', 'repeatNewPassword'] as const
type Draft = Record<(typeof names)[number], string>
const empty: Draft = { currentPassword: '', newPassword: '', repeatNewPassword: '' }

/** V-09: errors of the new password or its repeat stand at their fields. */
export function PasswordSection() {
  const { t } = useTranslation('account')
  const user = useUser()
  const { data: profile } = useQuery(profileQuery)
  const form = useForm<Draft>({ defaultValues: empty })
  const save = useUpdateProfile()
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit((draft) =>
    save.mutate(draft, {
      onSuccess: ({ message }) => {
        form.reset(empty)
        showMessage({ text: message, kind: 'success' })
      },
      onError: (error) => {
        showErrors(form, error, { fields: names })
        showError({ message: t('profile.failed') })
      },
    }),
  )
  const shown = names.filter((name) => name !== 'currentPassword' || profile?.hasPassword)
  return (
    <FormSection title={t(profile?.hasPassword === false ? 'password.first' : 'password.title')} text={t('password.text')}>
      {!profile && <Skeleton variant="rounded" height={160} />}
      {profile && (
        <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 4, maxWidth: 360 }}>
          {/* Password managers need the login of the password. */}
          <input type="text" name="username" autoComplete="username" value={user?.email ?? user?.phone ?? ''} readOnly hidden />
          {shown.map((name) => (
            <TextField
              key={name}
              {...form.register(name)}
              type="password"
              label={t(`password.${name}`)}
              error={Boolean(errors[name])}
              helperText={errors[name]?.message ?? (name === 'newPassword' ? t('password.hint') : undefined)}
              slotProps={{
                formHelperText: { ...(errors[name] && { role: 'alert' }) },
                htmlInput: { maxLength: 200, autoComplete: name === 'currentPassword' ? 'current-password' : 'new-password' },
              }}
            />
          ))}
          <Button type="submit" variant="contained" loading={save.isPending} disabled={!isDirty} sx={{ justifySelf: 'start' }}>
            {t('password.save')}
          </Button>
        </Box>
      )}
      <AccountLeaveGuard isDirty={isDirty} />
    </FormSection>
  )
}
