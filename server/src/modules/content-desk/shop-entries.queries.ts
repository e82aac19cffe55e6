import { and, asc, desc, eq, sql } from '#platform/database/drizzle'
import { storedQuestion, type BodyOf } from '@vitrina/contract/content/content-entries'
import { homeBlockContent } from '@vitrina/contract/content/home-blocks'
import { homeBlocks, informationMessages, surveys } from '#tables/sites'
import { changedColumns, type EntryStore, idOf, isSeen, MOST_LISTED, startOf } from './entry-store.queries.ts'
import { dateOf, daysOf, headOf, windowOf } from './entry-store.rules.ts'

const blockColumns = (body: BodyOf<'block'>) => ({
  title: body.title,
  kind: body.content.kind,
  payload: body.content.payload,
  ...daysOf(body),
})

export const blockStore: EntryStore<'block'> = {
  select: async ({ db }, { siteId, id }) => {
    const rows = await db
      .select()
      .from(homeBlocks)
      .where(and(eq(homeBlocks.siteId, siteId), id === undefined ? undefined : eq(homeBlocks.id, id)))
      .orderBy(asc(homeBlocks.position), asc(homeBlocks.id))
      .limit(MOST_LISTED)
    return rows.map((row) => ({
      ...headOf(row),
      published: {
        kind: 'block',
        title: row.title,
        content: homeBlockContent.parse({ kind: row.kind, payload: row.payload }),
        ...windowOf(row),
      },
      address: '/',
      group: (row.draft?.kind === 'block' ? row.draft.content : row).kind,
    }))
  },
  insert: async ({ db }, { siteId, body }) =>
    idOf(
      await db
        .insert(homeBlocks)
        .values({
          siteId,
          ...blockColumns(body),
          isPublished: false,
          draft: body,
          position: sql`(select coalesce(max(${homeBlocks.position}), 0) + 1 from ${homeBlocks} where ${homeBlocks.siteId} = ${siteId})`,
        })
        .returning({ id: homeBlocks.id }),
    ),
  update: async ({ db }, seen, change) => {
    const changed = await db
      .update(homeBlocks)
      .set({ ...changedColumns(change, homeBlocks.version), ...(change.published && blockColumns(change.published)) })
      .where(isSeen(homeBlocks, seen))
      .returning({ id: homeBlocks.id })
    return changed.length > 0
  },
}

const messageColumns = ({ place, tone, regionId, title, html, isClosable, from, until }: BodyOf<'message'>) => ({
  place,
  kind: tone,
  regionId,
  title,
  html,
  isClosable,
  startsAt: startOf(from),
  endsAt: dateOf(until),
})

export const messageStore: EntryStore<'message'> = {
  select: async ({ db }, { siteId, id }) => {
    const rows = await db
      .select()
      .from(informationMessages)
      .where(and(eq(informationMessages.siteId, siteId), id === undefined ? undefined : eq(informationMessages.id, id)))
      .orderBy(desc(informationMessages.startsAt), desc(informationMessages.id))
      .limit(MOST_LISTED)
    return rows.map((row) => {
      const { place, regionId, title, html, isClosable } = row
      return {
        ...headOf(row),
        published: { kind: 'message', place, tone: row.kind, regionId, title, html, isClosable, ...windowOf(row) },
        address: null,
        group: place,
      }
    })
  },
  insert: async ({ db }, { siteId, body }) =>
    idOf(
      await db
        .insert(informationMessages)
        .values({ siteId, ...messageColumns(body), isPublished: false, draft: body })
        .returning({ id: informationMessages.id }),
    ),
  update: async ({ db }, seen, change) => {
    const changed = await db
      .update(informationMessages)
      .set({ ...changedColumns(change, informationMessages.version), ...(change.published && messageColumns(change.published)) })
      .where(isSeen(informationMessages, seen))
      .returning({ id: informationMessages.id })
    return changed.length > 0
  },
}

const surveyColumns = ({ slug, title, html, questions, routes, forUsersOnly, from, until }: BodyOf<'survey'>) => ({
  slug,
  title,
  html,
  questions,
  routes,
  forUsersOnly,
  startsAt: startOf(from),
  endsAt: dateOf(until),
})

export const surveyStore: EntryStore<'survey'> = {
  select: async ({ db }, { siteId, id }) => {
    const rows = await db
      .select()
      .from(surveys)
      .where(and(eq(surveys.siteId, siteId), id === undefined ? undefined : eq(surveys.id, id)))
      .orderBy(desc(surveys.startsAt), desc(surveys.id))
      .limit(MOST_LISTED)
    return rows.map((row) => {
      const { slug, title, html, routes, forUsersOnly } = row
      const questions = row.questions.map((question) => storedQuestion.parse(question))
      return {
        ...headOf(row),
        published: { kind: 'survey', slug, title, html, questions, routes, forUsersOnly, ...windowOf(row) },
        address: null,
        group: '',
      }
    })
  },
  insert: async ({ db }, { siteId, body }) =>
    idOf(
      await db
        .insert(surveys)
        .values({ siteId, ...surveyColumns(body), isPublished: false, draft: body })
        .returning({ id: surveys.id }),
    ),
  update: async ({ db }, seen, change) => {
    const changed = await db
      .update(surveys)
      .set({ ...changedColumns(change, surveys.version), ...(change.published && surveyColumns(change.published)) })
      .where(isSeen(surveys, seen))
      .returning({ id: surveys.id })
    return changed.length > 0
  },
}
