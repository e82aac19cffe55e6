import { useEffect, useRef } from 'react'
import { useHistoryState } from '#lib/history-state.ts'
import { stayGuest } from '#parts/site/ended-session.ts'
import { useUser } from '#parts/site/use-site.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { Optional } from './optional.tsx'

const AuthDialog = lazyChunk(() => import('#features/auth/auth-dialog.tsx'), 'AuthDialog', ['auth'])

/** Specification §2: driven by the history entry; never shown to a signed-in user. */
export function AuthOverlay() {
  const view = useHistoryState('openedAuth')
  const user = useUser()
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !view && !user) stayGuest()
    wasOpen.current = view !== undefined
  }, [view, user])
  if (!view || user) return null
  return (
    <Optional>
      <AuthDialog view={view} />
    </Optional>
  )
}
