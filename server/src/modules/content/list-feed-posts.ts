import { FEED_PAGE_SIZE, type PostCard } from '@vitrina/contract/content/content'
import { type PageMeta, pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { postCardOf } from './content.rules.ts'
import { countPosts, findFeed, listPosts } from './feeds.queries.ts'

type Wanted = { slug: string; page: number; rubric: string | undefined }

/** One page of a feed, newest first. An unknown rubric is an empty list: old links must not break. */
export async function listFeedPosts(
  ctx: Context,
  { siteId, language }: Actor,
  { slug, page, rubric }: Wanted,
): Promise<{ items: PostCard[]; meta: PageMeta }> {
  const feed = await findFeed(ctx, { siteId, slug })
  if (!feed) throw new AppError('feed.not-found')
  const filter = { feedId: feed.id, rubric }
  const total = await countPosts(ctx, filter)
  const rows = await listPosts(ctx, { ...filter, limit: FEED_PAGE_SIZE, offset: (page - 1) * FEED_PAGE_SIZE })
  return { items: rows.map((row) => postCardOf(row, language)), meta: pageMetaOf({ page, size: FEED_PAGE_SIZE, total }) }
}
