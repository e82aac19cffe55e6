import { startTransition, useEffect, useState } from 'react'

/** Controls are never out of date for longer than this. */
const LONGEST_MS = 250

/** The value a moment later: after the pending answer is drawn, so that dependent controls do not delay it. */
export function useDelayedValue<T>(value: T, isWaiting: boolean): T {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    if (delayed === value) return undefined
    const follow = () => startTransition(() => setDelayed(value))
    const timer = setTimeout(follow, isWaiting ? LONGEST_MS : 0)
    return () => clearTimeout(timer)
  }, [value, isWaiting, delayed])
  return delayed
}
