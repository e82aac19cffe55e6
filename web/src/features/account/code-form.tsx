import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { CODE_DIGITS } from '@vitrina/contract/auth.rules'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm } from '#ui/dialog-form.tsx'

const SECOND = 1000

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((moment - now) / SECOND))
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), SECOND)
    return () => clearTimeout(timer)
  }, [left, now])
  return left
}

type Props = {
  message: string
  /** When another code may be asked for, in milliseconds. */
  resendFrom: number
  submit: string
  isPending: boolean
  isDangerous?: boolean
  error: string | undefined
  onCode: (code: string) => void
  onResend: () => void
}

/** The code that came to an address of his; whatever is pasted, its digits are the code. */
export function CodeForm({ message, resendFrom, submit, isPending, isDangerous = false, error, onCode, onResend }: Props) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  const left = useSecondsUntil(resendFrom)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <DialogForm onSubmit={send} submit={submit} isPending={isPending} isDangerous={isDangerous}>
      <Typography role="status">{message}</Typography>
      <TextField
        name="code"
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, CODE_DIGITS))}
        label={t('code.label')}
        autoFocus
        error={Boolean(error)}
        helperText={error}
        slotProps={{
          formHelperText: { ...(error && { role: 'alert' }) },
          htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', style: { fontSize: 20, letterSpacing: '0.3em' } },
        }}
      />
      {left > 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('code.resendIn', { count: left })}
        </Typography>
      ) : (
        <Button onClick={onResend} sx={{ justifySelf: 'start' }}>
          {t('code.resend')}
        </Button>
      )}
    </DialogForm>
  )
}
