import { useEffect, useEffectEvent, useRef } from 'react'
import type { SeenEvent } from './analytics-event.ts'
import { useAnalytics } from './use-analytics.ts'

/** Reports a view once; null until it is loaded. */
export function useViewEvent(event: SeenEvent | null): void {
  const tell = useAnalytics()
  const told = useRef<string | null>(null)
  const key = tell && event && JSON.stringify(event)
  const say = useEffectEvent(() => event && tell?.(event))
  useEffect(() => {
    if (!key || told.current === key) return
    told.current = key
    say()
  }, [key])
}
