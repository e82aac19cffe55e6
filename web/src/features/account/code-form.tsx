import Typography from '@mui/material/Typography'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { CodeField } from '#parts/code/code-field.tsx'
import { ResendCode } from '#parts/code/resend-code.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'

type Props = {
  message: string
  /** When another code may be requested, in milliseconds. */
  resendFrom: number
  submit: string
  isPending: boolean
  isDangerous?: boolean
  error: string | undefined
  onCode: (code: string) => void
  onResend: () => void
}

/** The code sent to the user's own e-mail or phone. */
export function CodeForm({ message, resendFrom, submit, isPending, isDangerous = false, error, onCode, onResend }: Props) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <DialogForm onSubmit={send} submit={submit} isPending={isPending} isDangerous={isDangerous}>
      <Typography role="status">{message}</Typography>
      <CodeField label={t('code.label')} value={code} onChange={setCode} error={error} />
      <ResendCode from={resendFrom} label={t('code.resend')} waiting={(count) => t('code.resendIn', { count })} onResend={onResend} />
    </DialogForm>
  )
}
