import { useEffect, useEffectEvent, useRef } from 'react'
import type { ScreenEvent } from './analytics-event.ts'
import { useAnalytics } from './use-analytics.ts'

/** Reports a view once; null until it is loaded. */
export function useViewEvent(event: ScreenEvent | null): void {
  const track = useAnalytics()
  const reported = useRef<string | null>(null)
  const key = track && event && JSON.stringify(event)
  const trackView = useEffectEvent(() => event && track?.(event))
  useEffect(() => {
    if (!key || reported.current === key) return
    reported.current = key
    trackView()
  }, [key])
}
