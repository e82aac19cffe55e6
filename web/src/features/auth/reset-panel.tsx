import Typography from '@mui/material/Typography'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useCaptcha } from '#parts/captcha/use-captcha.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useDraft } from '#ui/drafts.ts'
import { showMessage } from '#ui/messages.ts'
import { useRequestResetCode } from './auth.api.ts'
import { type Contact, contactOf, formatContact } from './contact.params.ts'
import { LoginField } from './login-field.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { ResendCode } from './resend-code.tsx'
import { emptySignIn } from './sign-in.params.ts'
import { useSentCode } from './use-sent-code.ts'

/** S-10: a code, then the new password, which is handed to the sign-in form. */
export function ResetPanel({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth')
  const draft = useDraft('sign-in', emptySignIn)
  const captcha = useCaptcha('signinreset')
  const ask = useRequestResetCode()
  const { sent, codeSent, clearCode: forgetCode } = useSentCode('reset-code')
  const form = useForm({ defaultValues: { login: draft.initial.login } })
  const login = useWatch({ control: form.control, name: 'login' })

  const send = (contact: Contact) =>
    ask.mutate(
      { contact, captcha: captcha.token },
      {
        onSuccess: ({ message, errorCode, retryAfter }) => {
          // V-02: the message belongs to the field.
          if (errorCode === 1) return form.setError('login', { message })
          showMessage({ text: message })
          codeSent(contact, retryAfter)
        },
      },
    )
  const submit = form.handleSubmit((entered) => {
    const contact = contactOf(entered.login)
    if (contact) send(contact)
  })

  if (sent)
    return (
      <NewPasswordStep
        contact={sent.contact}
        onChangeContact={forgetCode}
        onDone={(password) => {
          draft.saveDraft({ ...draft.initial, login: formatContact(sent.contact), password })
          forgetCode()
          onDone()
        }}
      >
        {captcha.field}
        <ResendCode key={sent.resendFrom} from={sent.resendFrom} isPending={ask.isPending} onResend={() => send(sent.contact)} />
      </NewPasswordStep>
    )
  return (
    <>
      <Typography color="textSecondary">{t('reset.text')}</Typography>
      <DialogForm
        onSubmit={(event) => void submit(event)}
        submit={t('code.send')}
        isPending={ask.isPending}
        isIncomplete={login.trim() === ''}
      >
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
