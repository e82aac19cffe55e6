import { useEffect } from 'react'
import { sendSeen } from './client-offer.api.ts'

/** A glance counts: a page that is closed at once was opened by a robot or by mistake. */
const GLANCE_MS = 1_500

/** Tells that a person sees the page: once, and only after it has been visible for a moment. */
export function useSeen(token: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSent = false
    const tell = () => {
      isSent = true
      // The offer is there all the same; the next opening tells again.
      void sendSeen(token).catch(() => undefined)
    }
    const watch = () => {
      clearTimeout(timer)
      if (!isSent && document.visibilityState === 'visible') timer = setTimeout(tell, GLANCE_MS)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [token])
}
