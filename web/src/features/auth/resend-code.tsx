import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { CODE_PAUSE_SECONDS } from '@vitrina/contract/auth.rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const SECOND = 1000

/** Whole seconds until a moment, counted by the clock: a sleeping tab wakes up right. */
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

const pad = (count: number) => String(count).padStart(2, '0')

type Props = { /** When another may be asked for, in milliseconds. */ from: number; isPending: boolean; onResend: () => void }

export function ResendCode({ from, isPending, onResend }: Props) {
  const { t } = useTranslation('auth')
  const left = useSecondsUntil(from)
  if (left > 0)
    return (
      <Typography color="textSecondary" sx={{ minHeight: 36, alignContent: 'center', textAlign: 'center' }}>
        {t('code.resendIn', { time: `${Math.floor(left / 60)}:${pad(left % 60)}` })}
      </Typography>
    )
  return (
    <Button onClick={onResend} loading={isPending} sx={{ justifySelf: 'center' }}>
      {t('code.resend')}
    </Button>
  )
}

export const resendFrom = (retryAfter: number | undefined): number => Date.now() + (retryAfter ?? CODE_PAUSE_SECONDS) * SECOND
