import { useLocation } from '@tanstack/react-router'
import { useHistoryState } from '#lib/history-state.ts'
import { useHistory } from '#lib/use-history.ts'
import { ContentOverlay } from './content-overlay.tsx'
import { readOverlay } from './overlay.params.ts'
import { PostOverlay } from './post-overlay.tsx'

/** A page or a post over any screen, named by the hash; works after a reload. */
export function ContentOverlays() {
  const history = useHistory()
  const { hash, pathname, searchStr } = useLocation()
  const canGoBack = useHistoryState('canGoBack') === true
  const overlay = readOverlay(hash)

  // Specification §2: back if this entry was pushed by us, otherwise the hash is cleared in place.
  const close = () => (canGoBack && history.canGoBack() ? history.back() : history.replace(pathname + searchStr))
  if (overlay?.kind === 'content') return <ContentOverlay slug={overlay.slug} onClose={close} />
  if (overlay?.kind === 'post') return <PostOverlay feed={overlay.feed} item={overlay.item} onClose={close} />
  return null
}
