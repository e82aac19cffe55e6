import { startTransition, useEffect, useState } from 'react'

/** Nobody waits for an answer with what he can press standing still for longer than this. */
const LONGEST_MS = 250

/** The value a moment later: when nothing is waited for any more that should be seen before what follows from it is drawn. */
export function useUnhurried<T>(value: T, isWaiting: boolean): T {
  const [followed, setFollowed] = useState(value)
  useEffect(() => {
    if (followed === value) return undefined
    const follow = () => startTransition(() => setFollowed(value))
    const timer = setTimeout(follow, isWaiting ? LONGEST_MS : 0)
    return () => clearTimeout(timer)
  }, [value, isWaiting, followed])
  return followed
}
