import { useLocation, useRouter } from '@tanstack/react-router'
import { ContentOverlay } from './content-overlay.tsx'
import { readOverlay } from './overlay.params.ts'
import { PostOverlay } from './post-overlay.tsx'

/** A page or a post over whatever is open, named by the hash; works on any page and after a reload. */
export function ContentOverlays() {
  const router = useRouter()
  const overlay = readOverlay(useLocation({ select: (location) => location.hash }))

  const close = () => {
    const { state, pathname, searchStr } = router.state.location
    // Specification §2: back if this entry was pushed by us, otherwise the hash is cleared in place.
    if (state.canGoBack && router.history.canGoBack()) router.history.back()
    else router.history.replace(pathname + searchStr)
  }
  if (overlay?.kind === 'content') return <ContentOverlay slug={overlay.slug} onClose={close} />
  if (overlay?.kind === 'post') return <PostOverlay feed={overlay.feed} item={overlay.item} onClose={close} />
  return null
}
