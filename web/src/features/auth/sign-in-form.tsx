import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { ApiError } from '#api/api-error.ts'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useDraft } from '#ui/drafts.ts'
import { showError } from '#ui/messages.ts'
import { useSignIn } from './auth.api.ts'
import { PapersNote } from './papers-note.tsx'
import { PasswordField } from './password-field.tsx'
import type { SignInData } from './sign-in.params.ts'

/** Phone and e-mail in one field; what was typed survives closing the dialog, the password does not. */
export function SignInForm({ onSignUp }: { onSignUp: () => void }) {
  const { t } = useTranslation('auth')
  const signIn = useSignIn()
  const draft = useDraft('sign-in', { login: '', rememberMe: true })
  const form = useForm<SignInData>({ defaultValues: { ...draft.initial, password: '' } })
  const { errors } = form.formState
  const refused = signIn.error instanceof ApiError && signIn.error.status === 401 ? signIn.error.message : undefined

  const submit = form.handleSubmit((data) => {
    draft.keep({ login: data.login, rememberMe: data.rememberMe })
    signIn.mutate(data, {
      onSuccess: draft.drop,
      onError: (error) => {
        // The bar says it in words alone: a status number helps nobody who mistyped a password.
        if (error instanceof ApiError && error.status === 401) showError({ message: error.message })
        form.setFocus('password', { shouldSelect: true })
      },
    })
  })

  return (
    <>
      <DialogForm onSubmit={(event) => void submit(event)} submit={t('signIn.submit')} isPending={signIn.isPending}>
        <TextField
          {...form.register('login', { validate: (login) => login.trim() !== '' || t('signIn.loginRequired') })}
          label={t('signIn.login')}
          autoComplete="username"
          autoFocus
          error={Boolean(errors.login)}
          helperText={errors.login?.message}
          slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'off', spellCheck: false, maxLength: 254 } }}
        />
        <PasswordField
          registered={form.register('password', { required: t('signIn.passwordRequired'), onChange: signIn.reset })}
          label={t('signIn.password')}
          error={errors.password?.message ?? refused}
        />
        <FormControlLabel
          control={<Checkbox size="small" defaultChecked={draft.initial.rememberMe} {...form.register('rememberMe')} />}
          label={t('signIn.rememberMe')}
          sx={{ my: -2 }}
        />
      </DialogForm>
      <Typography sx={{ mt: 4, textAlign: 'center' }}>
        <Trans
          t={t}
          i18nKey="signIn.toSignUp"
          components={{
            signUp: <Link component="button" type="button" onClick={onSignUp} sx={{ font: 'inherit', verticalAlign: 'baseline' }} />,
          }}
        />
      </Typography>
      <PapersNote />
    </>
  )
}
