import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** The text as it was when the typing paused. */
export function useDelayedText(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
