import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { useQuestion } from '#ui/confirm.ts'
import { CachedFragment } from '#ui/cached-fragment.tsx'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { AuthOverlay } from './auth-overlay.tsx'
import { Optional } from './optional.tsx'
import { FirstVisitNotices } from './screens.tsx'

const ConfirmDialog = lazyChunk(() => import('#ui/confirm-dialog.tsx'), 'ConfirmDialog')
const LateOverlays = lazyChunk(() => import('./late-overlays.tsx'), 'LateOverlays')

/** Overlays over the screens; each loads and fails on its own. */
export function Overlays() {
  const question = useQuestion()
  const isHydrated = useIsHydrated()
  return (
    <>
      <AuthOverlay />
      {question && (
        <Optional>
          <ConfirmDialog question={question} />
        </Optional>
      )}
      {[FirstVisitNotices, ...(isHydrated ? [LateOverlays] : [])].map((Overlay, index) => (
        <CachedFragment key={index} name="overlay" from="site">
          <Optional>
            <Overlay />
          </Optional>
        </CachedFragment>
      ))}
    </>
  )
}
