import Typography from '@mui/material/Typography'
import { CODE_DIGITS } from '@vitrina/contract/auth/auth.rules'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useCaptcha } from '#parts/captcha/use-captcha.tsx'
import { CodeField } from '#parts/code/code-field.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useDraft } from '#ui/drafts.ts'
import { useRequestSignInCode, useSignInByCode } from './auth.api.ts'
import { type Contact, contactOf } from './contact.params.ts'
import { LoginField } from './login-field.tsx'
import { codeRefusal } from './refusals.ts'
import { ResendCode } from './resend-code.tsx'
import { SentTo } from './sent-to.tsx'
import { emptySignIn } from './sign-in.params.ts'
import { useSentCode } from './use-sent-code.ts'

/** Sign-in without a password: first the address of the code, then the code. */
export function CodePanel() {
  const { t } = useTranslation('auth')
  const draft = useDraft('sign-in', emptySignIn)
  const captcha = useCaptcha('signinreset')
  const ask = useRequestSignInCode()
  const { sent, codeSent, clearCode: forgetCode } = useSentCode('sign-in-code')
  const form = useForm({ defaultValues: { login: draft.initial.login } })

  const send = (contact: Contact) =>
    ask.mutate({ contact, captcha: captcha.token }, { onSuccess: ({ retryAfter }) => codeSent(contact, retryAfter) })
  const submit = form.handleSubmit(({ login }) => {
    const contact = contactOf(login)
    if (!contact) return
    draft.saveDraft({ ...draft.initial, login })
    send(contact)
  })

  if (sent)
    return (
      <EnterCode contact={sent.contact} rememberMe={draft.initial.rememberMe} onChangeContact={forgetCode}>
        {captcha.field}
        <ResendCode key={sent.resendFrom} from={sent.resendFrom} isPending={ask.isPending} onResend={() => send(sent.contact)} />
      </EnterCode>
    )
  return (
    <>
      <Typography color="textSecondary">{t('code.text')}</Typography>
      <DialogForm onSubmit={(event) => void submit(event)} submit={t('code.send')} isPending={ask.isPending}>
        <LoginField
          registered={form.register('login', { validate: (login) => contactOf(login) !== null || t('contact.wrong') })}
          label={t('signIn.login')}
          error={form.formState.errors.login?.message}
          onTidy={(login) => form.setValue('login', login)}
        />
        {captcha.field}
      </DialogForm>
    </>
  )
}

type EnterProps = { contact: Contact; rememberMe: boolean; onChangeContact: () => void; children: ReactNode }

function EnterCode({ contact, rememberMe, onChangeContact, children }: EnterProps) {
  const { t } = useTranslation('auth')
  const signIn = useSignInByCode()
  const [code, setCode] = useState('')
  const submit = (typed: string) => {
    if (typed.length === CODE_DIGITS && !signIn.isPending) signIn.mutate({ contact, code: typed, rememberMe })
  }
  return (
    <>
      <SentTo contact={contact} onChange={onChangeContact} />
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          submit(code)
        }}
        submit={t('signIn.submit')}
        isPending={signIn.isPending}
      >
        <CodeField
          label={t('code.label')}
          value={code}
          onChange={(typed) => {
            setCode(typed)
            if (signIn.isError) signIn.reset()
          }}
          onComplete={submit}
          error={codeRefusal(signIn.error)}
        />
      </DialogForm>
      {children}
    </>
  )
}
