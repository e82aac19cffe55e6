import type { Context } from '#platform/context'
import { findPage } from './content.queries.ts'
import { findFeed, findPost } from './feeds.queries.ts'
import { findTopic } from './help.queries.ts'

type ContentQuery = { siteId: number; path: string }

async function hasPost(ctx: Context, { siteId, slug, name }: { siteId: number; slug: string; name: string | undefined }): Promise<boolean> {
  const feed = await findFeed(ctx, { siteId, slug })
  if (!feed || name === undefined) return feed !== undefined
  return (await findPost(ctx, { feedId: feed.id, name })) !== undefined
}

/** Whether the text an address names is there; an address that names none has nothing to miss. */
export async function hasContent(ctx: Context, { siteId, path }: ContentQuery): Promise<boolean> {
  const [area, slug, name] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (slug === undefined) return true
  if (area === 'content') return (await findPage(ctx, { siteId, slug })) !== undefined
  if (area === 'help') return (await findTopic(ctx, { siteId, slug })) !== undefined
  return area === 'posts' ? hasPost(ctx, { siteId, slug, name }) : true
}
