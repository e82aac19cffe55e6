import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { knownLogin } from '#api/session.ts'
import { Trans } from '#i18n/trans.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useDraft } from '#ui/drafts.ts'
import { showError } from '#ui/messages.ts'
import { useSignIn } from './auth.api.ts'
import { BankButton } from './bank/bank-button.tsx'
import { LoginField } from './login-field.tsx'
import { LegalNote } from './legal-note.tsx'
import { PasswordField } from './password-field.tsx'
import { emptySignIn, type SignInData } from './sign-in.params.ts'
import { TextButton } from './text-button.tsx'

type Props = { onSignUp: () => void; onCode: () => void; onReset: () => void }

/** The login survives closing the dialog, the password does not. */
export function SignInForm({ onSignUp, onCode, onReset }: Props) {
  const { t } = useTranslation('auth')
  const signIn = useSignIn()
  const { initial, saveDraft, clearDraft } = useDraft<SignInData>('sign-in', { ...emptySignIn, login: knownLogin() })
  const form = useForm<SignInData>({ defaultValues: initial })
  const { errors } = form.formState
  const refused = signIn.error instanceof ApiError && signIn.error.status === 401 ? signIn.error.message : undefined

  const saveInput = () => saveDraft({ ...form.getValues(), password: '' })
  /** Runs before the next view is drawn, which starts with the same login. */
  const leaveTo = (go: () => void) => () => {
    saveInput()
    go()
  }
  useEffect(() => saveInput)

  const submit = form.handleSubmit((data) =>
    signIn.mutateAsync(data).then(clearDraft, (error: unknown) => {
      // The bar shows the text alone: a status number does not help after a mistyped password.
      if (error instanceof ApiError && error.status === 401) showError({ message: error.message })
      form.setFocus('password', { shouldSelect: true })
    }),
  )

  return (
    <>
      <DialogForm onSubmit={(event) => void submit(event)} submit={t('signIn.submit')} isPending={signIn.isPending}>
        <LoginField
          registered={form.register('login', { validate: (login) => login.trim() !== '' || t('signIn.loginRequired') })}
          label={t('signIn.login')}
          error={errors.login?.message}
          onTidy={(login) => form.setValue('login', login)}
        />
        <PasswordField
          registered={form.register('password', { required: t('signIn.passwordRequired'), onChange: signIn.reset })}
          label={t('signIn.password')}
          error={errors.password?.message ?? refused}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4, my: -2 }}>
          <FormControlLabel
            control={<Checkbox size="small" defaultChecked={initial.rememberMe} {...form.register('rememberMe')} />}
            label={t('signIn.rememberMe')}
          />
          <TextButton onClick={leaveTo(onReset)}>{t('signIn.forgot')}</TextButton>
        </Box>
      </DialogForm>
      <Divider sx={{ my: 4, color: 'text.secondary', fontSize: 13 }}>{t('signIn.or')}</Divider>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Button variant="outlined" size="large" onClick={leaveTo(onCode)}>
          {t('signIn.byCode')}
        </Button>
        <BankButton />
      </Box>
      <Typography sx={{ mt: 4, textAlign: 'center' }}>
        <Trans t={t} i18nKey="signIn.toSignUp" components={{ signUp: <TextButton onClick={leaveTo(onSignUp)} /> }} />
      </Typography>
      <LegalNote />
    </>
  )
}
