import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { CODE_PAUSE_SECONDS } from '@vitrina/contract/auth/auth.rules'
import { useEffect, useState } from 'react'

const SECOND = 1000

/** Whole seconds until a moment, by the clock: right also after the tab was asleep. */
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
  /** When another may be requested, in milliseconds. */
  from: number
  label: string
  /** The text until then. */
  waiting: (secondsLeft: number) => string
  isPending?: boolean
  onResend: () => void
}

export function ResendCode({ from, label, waiting, isPending = false, onResend }: Props) {
  const left = useSecondsUntil(from)
  if (left > 0)
    return (
      <Typography color="textSecondary" sx={{ minHeight: 36, alignContent: 'center', textAlign: 'center' }}>
        {waiting(left)}
      </Typography>
    )
  return (
    <Button onClick={onResend} loading={isPending} sx={{ justifySelf: 'center' }}>
      {label}
    </Button>
  )
}

export const resendFrom = (retryAfter: number | undefined): number => Date.now() + (retryAfter ?? CODE_PAUSE_SECONDS) * SECOND
