import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { postQuery } from './content.api.ts'
import { OpenAsPage, OverlayState, overlayTitle } from './overlay-state.tsx'
import { PostArticle } from './post-article.tsx'

export function PostOverlay({ feed, item, onClose }: { feed: string; item: string; onClose: () => void }) {
  const { t } = useTranslation('content')
  const { data: post, error, refetch } = useQuery(postQuery(feed, item))
  return (
    <AppDialog
      isOpen
      title={post?.title ?? overlayTitle(error, t)}
      onClose={onClose}
      actions={post && <OpenAsPage href={paths.post(post.feed.slug, post.slug)} />}
    >
      {post ? <PostArticle post={post} /> : <OverlayState error={error} onRetry={() => void refetch()} />}
    </AppDialog>
  )
}
