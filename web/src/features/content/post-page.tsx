import Button from '@mui/material/Button'
import { mdiArrowLeft, mdiLinkVariant } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { copyText } from '#lib/copy-text.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { Page } from '#ui/page.tsx'
import { postQuery } from './content.api.ts'
import { PostArticle } from './post-article.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

const TEXT_WIDTH = 760

export function PostPage({ feed, item }: { feed: string; item: string }) {
  const { t } = useTranslation('content')
  const { data: post, error, refetch } = useQuery(postQuery(feed, item))

  if (error && !post) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!post)
    return (
      <Page width={TEXT_WIDTH}>
        <TextSkeleton label={t('overlay.loading')} />
      </Page>
    )

  const back = (
    <Button
      size="small"
      component={Anchor}
      href={paths.feed(post.feed.slug)}
      startIcon={<Icon path={mdiArrowLeft} />}
      sx={{ mb: 2, ml: -2.5, displayPrint: 'none' }}
    >
      {post.feed.title}
    </Button>
  )
  return (
    <Page title={post.title} width={TEXT_WIDTH} above={back}>
      <PostArticle post={post} action={<CopyLink feed={post.feed.slug} item={post.slug} />} />
      <PostNeighbours post={post} />
    </Page>
  )
}

function CopyLink({ feed, item }: { feed: string; item: string }) {
  const { t } = useTranslation('content')
  const copy = async () => {
    try {
      await copyText(new URL(paths.post(feed, item), window.location.origin).href)
      showMessage({ text: t('post.linkCopied'), kind: 'success' })
    } catch {
      // The browser forbids the clipboard: the address bar still has it.
      showMessage({ text: t('post.copyFailed'), kind: 'error' })
    }
  }
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon path={mdiLinkVariant} />}
      onClick={() => void copy()}
      sx={{ displayPrint: 'none' }}
    >
      {t('post.copyLink')}
    </Button>
  )
}
