import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { contentSlugs } from '@vitrina/contract/content/content'
import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/auth/auth.rules'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showErrors } from '#ui/show-errors.ts'
import { useSignInByInvitation } from './auth.api.ts'
import { ConsentTick } from './consent-tick.tsx'
import { PasswordField } from './password-field.tsx'

const empty = { lastname: '', firstname: '', password: '', repeatPassword: '', agreeForProcessingData: false }
const fields = ['lastname', 'firstname', 'password', 'repeatPassword', 'agreeForProcessingData'] as const

type Props = { invitation: string; code: string; companyName: string; onRefused: (error: unknown) => void }

/** An invited person without an account: a name and a password, nothing more. */
export function InvitedNewcomer({ invitation, code, companyName, onRefused }: Props) {
  const { t } = useTranslation('auth')
  const join = useSignInByInvitation()
  const form = useForm({ defaultValues: empty })
  const { errors } = form.formState
  const submit = form.handleSubmit((data) =>
    join.mutate(
      { invitation, code, ...data },
      {
        onError: (error) => {
          showErrors(form, error, { fields })
          onRefused(error)
        },
      },
    ),
  )
  const name = (field: 'lastname' | 'firstname') => ({
    ...form.register(field, { validate: (text) => text.trim() !== '' || t(`invitation.${field}Required`) }),
    label: t(`signUp.fields.${field}`),
    required: true,
    error: Boolean(errors[field]),
    helperText: errors[field]?.message,
    slotProps: { htmlInput: { maxLength: 200 } },
  })
  return (
    <>
      <Alert severity="success" sx={{ mb: 2 }}>
        {companyName ? t('invitation.invitedTo', { name: companyName }) : t('invitation.invited')}
      </Alert>
      <DialogForm onSubmit={(event) => void submit(event)} submit={t('invitation.join')} isPending={join.isPending}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <TextField {...name('lastname')} autoComplete="family-name" autoFocus />
          <TextField {...name('firstname')} autoComplete="given-name" />
        </Box>
        <PasswordField
          registered={form.register('password', {
            required: t('signIn.passwordRequired'),
            minLength: { value: MIN_PASSWORD_LENGTH, message: t('password.short', { count: MIN_PASSWORD_LENGTH }) },
          })}
          label={t('signIn.password')}
          autoComplete="new-password"
          required
          hint={t('password.hint', { count: MIN_PASSWORD_LENGTH })}
          error={errors.password?.message}
        />
        <PasswordField
          registered={form.register('repeatPassword', {
            validate: (repeat, { password }) => repeat === password || t('password.other'),
          })}
          label={t('password.repeat')}
          autoComplete="new-password"
          required
          error={errors.repeatPassword?.message}
        />
        <ConsentTick
          registered={form.register('agreeForProcessingData', { required: t('consents.dataRequired') })}
          isTicked={false}
          text="consents.data"
          slug={contentSlugs.privacyPolicy}
          error={errors.agreeForProcessingData?.message}
        />
      </DialogForm>
    </>
  )
}
