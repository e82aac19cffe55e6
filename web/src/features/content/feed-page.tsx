import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Page } from '#ui/page.tsx'
import { EmptyFeed } from './empty-feed.tsx'
import { feedItemsQuery, feedQuery } from './content.api.ts'
import { feedAddress, readFeedParams } from './feed.params.ts'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { FeedCard, feedGrid } from './feed-card.tsx'
import { RubricChips } from './rubric-chips.tsx'

export function FeedPage({ feed: slug }: { feed: string }) {
  const { t } = useTranslation('content')
  const params = readFeedParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const feed = useQuery(feedQuery(slug))
  const list = useQuery(feedItemsQuery(slug, params))
  const error = feed.error ?? list.error

  if (error && !(feed.data && list.data))
    return <ErrorView error={error} onRetry={() => void Promise.all([feed.refetch(), list.refetch()])} />
  if (!feed.data) return <FeedSkeleton />

  const address = (changed: Partial<typeof params>) => feedAddress(paths.feed(slug), { ...params, ...changed })
  const { title, description, rubrics } = feed.data
  const total = list.data && (
    <Typography variant="body2" color="textSecondary">
      {t('feed.total', { count: list.data.meta.totalCount })}
    </Typography>
  )
  return (
    <Page title={title} actions={total}>
      {description && (
        <Typography color="textSecondary" sx={{ mt: -2, mb: 4, maxWidth: 760 }}>
          {description}
        </Typography>
      )}
      {rubrics.length > 0 && <RubricChips rubrics={rubrics} chosen={params.rubric} addressOf={(rubric) => address({ rubric, page: 1 })} />}
      {!list.data && <FeedSkeleton isListOnly />}
      {list.data?.items.length === 0 && <EmptyFeed params={params} all={paths.feed(slug)} first={address({ page: 1 })} />}
      {list.data && list.data.items.length > 0 && (
        <>
          <Box
            component="ul"
            aria-busy={list.isPlaceholderData}
            sx={{ ...feedGrid, m: 0, p: 0, listStyle: 'none', opacity: list.isPlaceholderData ? 0.5 : 1 }}
          >
            {list.data.items.map((post) => (
              <FeedCard key={post.id} feed={slug} post={post} />
            ))}
          </Box>
          <ListPages label={t('feed.pages')} page={params.page} count={list.data.meta.pageCount} addressOf={(page) => address({ page })} />
        </>
      )}
    </Page>
  )
}
