import type { PostCard } from '@vitrina/contract/content/content'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { postCardOf } from './content.rules.ts'
import { listNewest } from './feeds.queries.ts'

/** The newest posts of the named feeds, all in one query. */
export async function listNewestPosts(
  ctx: Context,
  { siteId, language }: Actor,
  { slugs, limit }: { slugs: string[]; limit: number },
): Promise<(PostCard & { feed: string })[]> {
  if (slugs.length === 0) return []
  const rows = await listNewest(ctx, { siteId, slugs, limit })
  return rows.map((row) => ({ ...postCardOf(row, language), feed: row.feed }))
}
