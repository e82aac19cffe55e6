import { and, asc, eq, ne, or, type SQL, sql, type PgColumn } from '#platform/database/drizzle'
import type { Language } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { helpTopics } from '#tables/content'
import { isShown } from '#tables/entry-columns'

const inOrder = [asc(helpTopics.position), asc(helpTopics.id)]

const textOf = (column: PgColumn, language: Language): SQL => sql`coalesce(${column} ->> ${language}, ${column} ->> 'ru')`

/** `/catalog` explains `/catalog` and everything under it; `/` only itself. */
const explains = (route: string): SQL => sql`exists (
  select 1 from unnest(${helpTopics.routes}) as prefix
  where case prefix when '/' then ${route} = '/' else starts_with(${route} || '/', rtrim(prefix, '/') || '/') end)`

function mentions(search: string, language: Language): SQL | undefined {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`${textOf(helpTopics.title, language)} ilike ${like}`,
    sql`${textOf(helpTopics.summary, language)} ilike ${like}`,
    // Without its tags, or every topic would mention "p".
    sql`regexp_replace(${textOf(helpTopics.html, language)}, '<[^>]*>', ' ', 'g') ilike ${like}`,
  )
}

type Wanted = { siteId: number; route: string | undefined; search: string | undefined; language: Language }

export function listTopics({ db }: Context, { siteId, route, search, language }: Wanted) {
  return db
    .select()
    .from(helpTopics)
    .where(
      and(
        eq(helpTopics.siteId, siteId),
        isShown(helpTopics),
        route ? explains(route) : undefined,
        search ? mentions(search, language) : undefined,
      ),
    )
    .orderBy(...inOrder)
}

export async function findTopic({ db }: Context, { siteId, slug }: { siteId: number; slug: string }) {
  const [topic] = await db
    .select()
    .from(helpTopics)
    .where(and(eq(helpTopics.siteId, siteId), eq(helpTopics.slug, slug), isShown(helpTopics)))
  return topic
}

export function listSiblings({ db }: Context, topic: typeof helpTopics.$inferSelect) {
  return db
    .select()
    .from(helpTopics)
    .where(and(eq(helpTopics.siteId, topic.siteId), eq(helpTopics.group, topic.group), ne(helpTopics.id, topic.id), isShown(helpTopics)))
    .orderBy(...inOrder)
}
