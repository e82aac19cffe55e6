import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useCaptcha } from '#parts/captcha/use-captcha.tsx'
import { resendFrom } from '#parts/code/resend-code.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showErrors } from '#ui/show-errors.ts'
import { contactOf } from '../contact.params.ts'
import { LoginField } from '../login-field.tsx'
import { useStep1 } from './sign-up.api.ts'
import { codeSent, useSignUp } from './sign-up.store.ts'

/** Step 1: the phone or e-mail for the code. */
export function SignUpContact() {
  const { t } = useTranslation('auth')
  const { login } = useSignUp()
  const captcha = useCaptcha('signup')
  const step1 = useStep1()
  const form = useForm({ defaultValues: { login } })
  const submit = form.handleSubmit((entered) => {
    const contact = contactOf(entered.login)
    if (!contact) return
    step1.mutate(
      { contact, captcha: captcha.token },
      {
        onSuccess: ({ retryAfter }) => codeSent(entered.login, { contact, resendFrom: resendFrom(retryAfter) }),
        onError: (error) => showErrors(form, error, { fields: ['login'], names: { phone: 'login', email: 'login' } }),
      },
    )
  })
  return (
    <>
      <Typography sx={{ mb: 3 }}>{t('signUp.contactText')}</Typography>
      <DialogForm onSubmit={(event) => void submit(event)} submit={t('code.send')} isPending={step1.isPending}>
        <LoginField
          registered={form.register('login', { validate: (entered) => contactOf(entered) !== null || t('contact.wrong') })}
          label={t('signIn.login')}
          error={form.formState.errors.login?.message}
          onTidy={(tidy) => form.setValue('login', tidy)}
        />
        {captcha.field}
      </DialogForm>
    </>
  )
}
