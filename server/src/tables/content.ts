import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from '#platform/database/drizzle'
import type { LetterTemplate } from '@vitrina/contract/content/letter-templates.rules'
import type { Language } from '@vitrina/contract/languages'
import { type EntryBody, entryKinds } from '@vitrina/contract/content/content-entries'
import { at, bigId, createdAt, id, localisedText } from './columns.ts'
import { entryColumns, isNotDeleted } from './entry-columns.ts'
import { fatesOf } from './fates.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

export const contentPages = pgTable(
  'content_pages',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: localisedText().notNull(),
    /** Sanitised on write. */
    html: localisedText().notNull(),
    updatedAt: createdAt(),
    startsAt: at(),
    endsAt: at(),
    ...entryColumns(),
  },
  (t) => [uniqueIndex().on(t.siteId, t.slug).where(isNotDeleted)],
)

export const feeds = pgTable(
  'feeds',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: localisedText().notNull(),
    description: localisedText().notNull(),
    startsAt: at(),
    endsAt: at(),
    ...entryColumns(),
  },
  (t) => [uniqueIndex().on(t.siteId, t.slug).where(isNotDeleted)],
)

export const feedRubrics = pgTable(
  'feed_rubrics',
  {
    id: id(),
    feedId: integer()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    name: localisedText().notNull(),
    position: smallint().notNull().default(0),
  },
  (t) => [uniqueIndex().on(t.feedId, t.slug)],
)

export const posts = pgTable(
  'posts',
  {
    id: id(),
    feedId: integer()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    rubricId: integer().references(() => feedRubrics.id, { onDelete: 'set null' }),
    slug: text().notNull(),
    title: localisedText().notNull(),
    lead: localisedText().notNull(),
    html: localisedText().notNull(),
    image: text(),
    publishedAt: createdAt(),
    endsAt: at(),
    ...entryColumns(),
  },
  (t) => [uniqueIndex().on(t.feedId, t.slug).where(isNotDeleted), index().on(t.feedId, t.publishedAt.desc())],
)

export const helpTopics = pgTable(
  'help_topics',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    group: localisedText().notNull(),
    title: localisedText().notNull(),
    summary: localisedText().notNull(),
    html: localisedText().notNull(),
    /** Route prefixes this topic explains: `/catalog`. */
    routes: text().array().notNull().default([]),
    position: smallint().notNull().default(0),
    startsAt: at(),
    endsAt: at(),
    ...entryColumns(),
  },
  (t) => [uniqueIndex().on(t.siteId, t.slug).where(isNotDeleted)],
)

/** Every version of an entry, so that any of them can be restored. */
export const entryVersions = pgTable(
  'entry_versions',
  {
    id: bigId(),
    kind: text({ enum: entryKinds }).notNull(),
    entryId: integer().notNull(),
    version: integer().notNull(),
    action: text({ enum: ['added', 'saved', 'published', 'withdrawn', 'restored', 'deleted', 'undeleted'] }).notNull(),
    body: jsonb().$type<EntryBody>().notNull(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    at: createdAt(),
  },
  (t) => [index().on(t.kind, t.entryId, t.id), index().on(t.actorId)],
)

export const entryVersionsFates = fatesOf(entryVersions, { body: 'impersonal', actorId: 'staff' })

/** Letters that the seller has written anew, by the names of the server's own texts. */
export const letterTemplates = pgTable('letter_templates', {
  letter: text().primaryKey(),
  /** Languages that are absent have the letter's own text. */
  texts: jsonb().$type<Partial<Record<Language, LetterTemplate>>>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: createdAt(),
})

/** Their texts hold nothing of a person. */
export const withoutPeople = [contentPages, feeds, feedRubrics, posts, helpTopics, letterTemplates]
