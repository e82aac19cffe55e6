import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { clockOf, secondsUntil } from './payment-state.rules.ts'

/** Counts down to the expiry of the code. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('payments')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = secondsUntil(until, now)
  return left > 0 ? <span role="timer">{t('timeLeft', { time: clockOf(left) })}</span> : t('timeOver')
}
