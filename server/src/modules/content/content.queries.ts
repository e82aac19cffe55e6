import { and, eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { contentPages } from '#tables/content'
import { isShown } from '#tables/entry-columns'

export async function findPage({ db }: Context, { siteId, slug }: { siteId: number; slug: string }) {
  const [page] = await db
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.siteId, siteId), eq(contentPages.slug, slug), isShown(contentPages)))
  return page
}
