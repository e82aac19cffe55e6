import { CODE_DIGITS } from '@vitrina/contract/auth/auth.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useCaptcha } from '#parts/captcha/use-captcha.tsx'
import { CodeField } from '#parts/code/code-field.tsx'
import { resendFrom } from '#parts/code/resend-code.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { codeRefusal, fieldMessage, isAlreadyRegistered } from '../refusals.ts'
import { ResendCode } from '../resend-code.tsx'
import { SentTo } from '../sent-to.tsx'
import { useStep1, useStep2 } from './sign-up.api.ts'
import { codeSent, contactProved, startOver, useSignUp } from './sign-up.store.ts'

/** Step 2: the code; it is sent by itself after its last digit. */
export function SignUpCode({ onAlreadyRegistered }: { onAlreadyRegistered: () => void }) {
  const { t } = useTranslation('auth')
  const { login, sent } = useSignUp()
  const captcha = useCaptcha('signup')
  const step1 = useStep1()
  const step2 = useStep2()
  const [code, setCode] = useState('')
  if (!sent) return null
  const { contact } = sent

  const submit = (typed: string) => {
    if (typed.length !== CODE_DIGITS || step2.isPending) return
    step2.mutate(
      { contact, code: typed },
      {
        onSuccess: ({ token, authToken, refreshToken }) => {
          if (token && !authToken && !refreshToken) contactProved(contact, token)
        },
        onError: (error) => {
          if (isAlreadyRegistered(error)) onAlreadyRegistered()
        },
      },
    )
  }
  const resend = () =>
    step1.mutate(
      { contact, captcha: captcha.token },
      { onSuccess: ({ retryAfter }) => codeSent(login, { contact, resendFrom: resendFrom(retryAfter) }) },
    )
  return (
    <>
      <SentTo contact={contact} onChange={startOver} />
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          submit(code)
        }}
        submit={t('signUp.next')}
        isPending={step2.isPending}
      >
        <CodeField
          label={t('code.label')}
          value={code}
          onChange={(typed) => {
            setCode(typed)
            if (step2.isError) step2.reset()
          }}
          onComplete={submit}
          error={codeRefusal(step2.error) ?? fieldMessage(step2.error, 'token')}
        />
        {captcha.field}
      </DialogForm>
      <ResendCode key={sent.resendFrom} from={sent.resendFrom} isPending={step1.isPending} onResend={resend} />
    </>
  )
}
