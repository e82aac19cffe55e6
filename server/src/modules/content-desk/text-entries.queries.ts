import { and, asc, eq, sql } from '#platform/database/drizzle'
import type { BodyOf } from '@vitrina/contract/content/content-entries'
import { contentPages, helpTopics } from '#tables/content'
import { changedColumns, type EntryStore, idOf, isSeen, MOST_LISTED } from './entry-store.queries.ts'
import { daysOf, headOf, windowOf } from './entry-store.rules.ts'

const pageColumns = (body: BodyOf<'page'>) => ({
  slug: body.slug,
  title: body.title,
  html: body.html,
  updatedAt: sql`now()`,
  ...daysOf(body),
})

export const pageStore: EntryStore<'page'> = {
  select: async ({ db }, { siteId, id }) => {
    const rows = await db
      .select()
      .from(contentPages)
      .where(and(eq(contentPages.siteId, siteId), id === undefined ? undefined : eq(contentPages.id, id)))
      .orderBy(asc(contentPages.slug), asc(contentPages.id))
      .limit(MOST_LISTED)
    return rows.map((row) => ({
      ...headOf(row),
      published: { kind: 'page', slug: row.slug, title: row.title, html: row.html, ...windowOf(row) },
      address: `/content/${row.slug}`,
      group: '',
    }))
  },
  insert: async ({ db }, { siteId, body }) =>
    idOf(
      await db
        .insert(contentPages)
        .values({ siteId, ...pageColumns(body), isPublished: false, draft: body })
        .returning({ id: contentPages.id }),
    ),
  update: async ({ db }, seen, change) => {
    const changed = await db
      .update(contentPages)
      .set({ ...changedColumns(change, contentPages.version), ...(change.published && pageColumns(change.published)) })
      .where(isSeen(contentPages, seen))
      .returning({ id: contentPages.id })
    return changed.length > 0
  },
}

const helpColumns = (body: BodyOf<'help'>) => ({
  slug: body.slug,
  title: body.title,
  group: body.group,
  summary: body.summary,
  html: body.html,
  routes: body.routes,
  ...daysOf(body),
})

export const helpStore: EntryStore<'help'> = {
  select: async ({ db }, { siteId, id }) => {
    const rows = await db
      .select()
      .from(helpTopics)
      .where(and(eq(helpTopics.siteId, siteId), id === undefined ? undefined : eq(helpTopics.id, id)))
      .orderBy(asc(helpTopics.position), asc(helpTopics.id))
      .limit(MOST_LISTED)
    return rows.map((row) => {
      const { slug, title, group, summary, html, routes } = row
      return {
        ...headOf(row),
        published: { kind: 'help', slug, title, group, summary, html, routes, ...windowOf(row) },
        address: `/help/${slug}`,
        group: (row.draft?.kind === 'help' ? row.draft : row).group.ru,
      }
    })
  },
  insert: async ({ db }, { siteId, body }) =>
    idOf(
      await db
        .insert(helpTopics)
        .values({
          siteId,
          ...helpColumns(body),
          isPublished: false,
          draft: body,
          position: sql`(select coalesce(max(${helpTopics.position}), 0) + 1 from ${helpTopics} where ${helpTopics.siteId} = ${siteId})`,
        })
        .returning({ id: helpTopics.id }),
    ),
  update: async ({ db }, seen, change) => {
    const changed = await db
      .update(helpTopics)
      .set({ ...changedColumns(change, helpTopics.version), ...(change.published && helpColumns(change.published)) })
      .where(isSeen(helpTopics, seen))
      .returning({ id: helpTopics.id })
    return changed.length > 0
  },
}
