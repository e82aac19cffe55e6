import { and, asc, count, desc, eq, getTableColumns, inArray, or, type SQL, sql, alias } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { feedRubrics, feeds, posts } from '#tables/content'
import { isShown } from '#tables/entry-columns'

const isVisible = isShown({ ...getTableColumns(posts), startsAt: posts.publishedAt })

const newestFirst = [desc(posts.publishedAt), desc(posts.id)]

const cardColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  lead: posts.lead,
  image: posts.image,
  publishedAt: posts.publishedAt,
  rubric: { id: feedRubrics.id, slug: feedRubrics.slug, name: feedRubrics.name },
}

const SMALL_NUMBER = /^\d{1,9}$/

/** Either spelling of an address: the slug, or the number older links carry. */
const named = (table: typeof posts | typeof feedRubrics, name: string): SQL | undefined =>
  SMALL_NUMBER.test(name) ? or(eq(table.slug, name), eq(table.id, Number(name))) : eq(table.slug, name)

export async function findFeed({ db }: Context, { siteId, slug }: { siteId: number; slug: string }) {
  const [feed] = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.siteId, siteId), eq(feeds.slug, slug), isShown(feeds)))
  return feed
}

export function listRubrics({ db }: Context, feedId: number) {
  return db
    .select({ id: feedRubrics.id, slug: feedRubrics.slug, name: feedRubrics.name, count: count(posts.id) })
    .from(feedRubrics)
    .leftJoin(posts, and(eq(posts.rubricId, feedRubrics.id), eq(posts.feedId, feedId), isVisible))
    .where(eq(feedRubrics.feedId, feedId))
    .groupBy(feedRubrics.id)
    .orderBy(asc(feedRubrics.position), asc(feedRubrics.id))
}

type PostQuery = { feedId: number; rubric: string | undefined }

function matchesQuery({ db }: Context, { feedId, rubric }: PostQuery) {
  const inFeed = and(eq(posts.feedId, feedId), isVisible)
  if (rubric === undefined) return inFeed
  const rubrics = db
    .select({ id: feedRubrics.id })
    .from(feedRubrics)
    .where(and(eq(feedRubrics.feedId, feedId), named(feedRubrics, rubric)))
  return and(inFeed, inArray(posts.rubricId, rubrics))
}

export const countPosts = (ctx: Context, query: PostQuery) => ctx.db.$count(posts, matchesQuery(ctx, query))

export function listPosts(ctx: Context, { limit, offset, ...query }: PostQuery & { limit: number; offset: number }) {
  return ctx.db
    .select(cardColumns)
    .from(posts)
    .leftJoin(feedRubrics, eq(feedRubrics.id, posts.rubricId))
    .where(matchesQuery(ctx, query))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
}

export async function findPost({ db }: Context, { feedId, name }: { feedId: number; name: string }) {
  const [post] = await db
    .select({ ...cardColumns, html: posts.html })
    .from(posts)
    .leftJoin(feedRubrics, eq(feedRubrics.id, posts.rubricId))
    .where(and(eq(posts.feedId, feedId), isVisible, named(posts, name)))
    .orderBy(desc(eq(posts.slug, name)))
    .limit(1)
  return post
}

/** The visible posts right before and right after one, by time and then by id. */
export async function findNeighbours({ db }: Context, { feedId, postId }: { feedId: number; postId: number }) {
  const self = alias(posts, 'self')
  // Compared inside the database: a Date would lose the microseconds.
  const place = db.select({ publishedAt: self.publishedAt, id: self.id }).from(self).where(eq(self.id, postId))
  const beside = (side: 'newer' | 'older') =>
    db
      .select({ side: sql<string>`${side}::text`.as('side'), slug: posts.slug, title: posts.title })
      .from(posts)
      .where(
        and(
          eq(posts.feedId, feedId),
          isVisible,
          sql`(${posts.publishedAt}, ${posts.id}) ${sql.raw(side === 'newer' ? '>' : '<')} (${place})`,
        ),
      )
      .orderBy(...(side === 'newer' ? [asc(posts.publishedAt), asc(posts.id)] : newestFirst))
      .limit(1)
  const rows = await beside('newer').unionAll(beside('older'))
  return { newer: rows.find(({ side }) => side === 'newer'), older: rows.find(({ side }) => side === 'older') }
}

/** The newest posts of several feeds at once, `limit` from each. */
export function listNewest({ db }: Context, { siteId, slugs, limit }: { siteId: number; slugs: string[]; limit: number }) {
  const newest = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.feedId, feeds.id), isVisible))
    .orderBy(...newestFirst)
    .limit(limit)
    .as('newest')
  return db
    .select({ ...cardColumns, feed: feeds.slug })
    .from(feeds)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(posts, eq(posts.id, newest.id))
    .leftJoin(feedRubrics, eq(feedRubrics.id, posts.rubricId))
    .where(and(eq(feeds.siteId, siteId), inArray(feeds.slug, slugs), isShown(feeds)))
    .orderBy(...newestFirst)
}
