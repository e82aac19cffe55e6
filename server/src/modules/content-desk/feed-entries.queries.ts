import { and, asc, desc, eq, isNull, notInArray, sql } from '#platform/database/drizzle'
import type { BodyOf } from '@vitrina/contract/content/content-entries'
import type { Context } from '#platform/context'
import { feedRubrics, feeds, posts } from '#tables/content'
import { changedColumns, type EntryStore, idOf, isSeen, MOST_LISTED, startOf } from './entry-store.queries.ts'
import { dateOf, daysOf, headOf, momentOf, windowOf } from './entry-store.rules.ts'

const feedColumns = (body: BodyOf<'feed'>) => ({ slug: body.slug, title: body.title, description: body.description, ...daysOf(body) })

/** The named rubrics in their order; posts of one that is gone stay in the feed without it. */
async function writeRubrics({ db }: Context, feedId: number, rubrics: BodyOf<'feed'>['rubrics']): Promise<void> {
  const slugs = rubrics.map(({ slug }) => slug)
  await db
    .delete(feedRubrics)
    .where(and(eq(feedRubrics.feedId, feedId), slugs.length === 0 ? undefined : notInArray(feedRubrics.slug, slugs)))
  for (const [position, { slug, name }] of rubrics.entries())
    await db
      .insert(feedRubrics)
      .values({ feedId, slug, name, position })
      .onConflictDoUpdate({ target: [feedRubrics.feedId, feedRubrics.slug], set: { name, position } })
}

export const feedStore: EntryStore<'feed'> = {
  select: async ({ db }, { siteId, id }) => {
    const rows = await db
      .select()
      .from(feeds)
      .where(and(eq(feeds.siteId, siteId), id === undefined ? undefined : eq(feeds.id, id)))
      .orderBy(asc(feeds.id))
      .limit(MOST_LISTED)
    const rubrics = await db.select().from(feedRubrics).orderBy(asc(feedRubrics.position), asc(feedRubrics.id))
    return rows.map((row) => {
      const { slug, title, description } = row
      const own = rubrics.filter(({ feedId }) => feedId === row.id).map((rubric) => ({ slug: rubric.slug, name: rubric.name }))
      return {
        ...headOf(row),
        published: { kind: 'feed', slug, title, description, rubrics: own, ...windowOf(row) },
        address: `/posts/${slug}`,
        group: '',
      }
    })
  },
  insert: async (tx, { siteId, body }) => {
    const rows = await tx.db
      .insert(feeds)
      .values({ siteId, ...feedColumns(body), isPublished: false, draft: body })
      .returning({ id: feeds.id })
    await writeRubrics(tx, idOf(rows), body.rubrics)
    return idOf(rows)
  },
  update: async (tx, seen, change) => {
    const changed = await tx.db
      .update(feeds)
      .set({ ...changedColumns(change, feeds.version), ...(change.published && feedColumns(change.published)) })
      .where(isSeen(feeds, seen))
      .returning({ id: feeds.id })
    if (changed.length > 0 && change.published) await writeRubrics(tx, seen.id, change.published.rubrics)
    return changed.length > 0
  },
}

/** Whether posts would be lost with the feed. */
export const hasPosts = async ({ db }: Context, feedId: number): Promise<boolean> =>
  (await db.$count(posts, and(eq(posts.feedId, feedId), isNull(posts.deletedAt)))) > 0

export async function isFeedOf({ db }: Context, { siteId, feedId }: { siteId: number; feedId: number }): Promise<boolean> {
  return (await db.$count(feeds, and(eq(feeds.id, feedId), eq(feeds.siteId, siteId), isNull(feeds.deletedAt)))) > 0
}

async function rubricIdOf({ db }: Context, { feedId, rubric }: BodyOf<'post'>): Promise<number | null> {
  if (rubric === null) return null
  const [found] = await db
    .select({ id: feedRubrics.id })
    .from(feedRubrics)
    .where(and(eq(feedRubrics.feedId, feedId), eq(feedRubrics.slug, rubric)))
  return found?.id ?? null
}

async function postColumns(tx: Context, body: BodyOf<'post'>) {
  const { slug, feedId, title, lead, html, image } = body
  const rubricId = await rubricIdOf(tx, body)
  return { slug, feedId, rubricId, title, lead, html, image, publishedAt: startOf(body.from), endsAt: dateOf(body.until) }
}

export const postStore: EntryStore<'post'> = {
  select: async ({ db }, { siteId, id }) => {
    const rows = await db
      .select({ post: posts, rubric: feedRubrics.slug, feed: { slug: feeds.slug, title: feeds.title } })
      .from(posts)
      .innerJoin(feeds, eq(feeds.id, posts.feedId))
      .leftJoin(feedRubrics, eq(feedRubrics.id, posts.rubricId))
      .where(and(eq(feeds.siteId, siteId), isNull(feeds.deletedAt), id === undefined ? undefined : eq(posts.id, id)))
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(MOST_LISTED)
    return rows.map(({ post, rubric, feed }) => {
      const { slug, feedId, title, lead, html, image } = post
      const days = { from: momentOf(post.publishedAt), until: momentOf(post.endsAt) }
      return {
        ...headOf(post),
        published: { kind: 'post', slug, feedId, rubric, title, lead, html, image, ...days },
        address: `/posts/${feed.slug}/${slug}`,
        group: feed.title.ru,
      }
    })
  },
  insert: async (tx, { body }) =>
    idOf(
      await tx.db
        .insert(posts)
        .values({ ...(await postColumns(tx, body)), isPublished: false, draft: body })
        .returning({ id: posts.id }),
    ),
  update: async (tx, seen, change) => {
    const changed = await tx.db
      .update(posts)
      .set({ ...changedColumns(change, posts.version), ...(change.published && (await postColumns(tx, change.published))) })
      .where(isSeen(posts, seen))
      .returning({ id: posts.id })
    return changed.length > 0
  },
}

export const listFeedNames = ({ db }: Context, siteId: number) =>
  db
    .select({
      id: feeds.id,
      slug: feeds.slug,
      title: feeds.title,
      rubrics: sql<{ slug: string; name: { ru: string } }[]>`coalesce((
        select json_agg(json_build_object('slug', r.slug, 'name', r.name) order by r.position, r.id)
        from ${feedRubrics} r where r.feed_id = feeds.id), '[]')`,
    })
    .from(feeds)
    .where(and(eq(feeds.siteId, siteId), isNull(feeds.deletedAt)))
    .orderBy(asc(feeds.id))
