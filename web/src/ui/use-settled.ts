import { useEffect, useState } from 'react'

/** Long enough not to ask at every key, short enough not to be noticed. */
const PAUSE_MS = 250

/** The value as it was when changes last paused. */
export function useSettled<T>(value: T, pauseMs = PAUSE_MS): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
