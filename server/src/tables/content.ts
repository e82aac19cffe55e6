import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, localisedText } from './columns.ts'
import { sites } from './sites.ts'

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
  },
  (t) => [uniqueIndex().on(t.siteId, t.slug)],
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
  },
  (t) => [uniqueIndex().on(t.siteId, t.slug)],
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
    isPublished: boolean().notNull().default(true),
    publishedAt: createdAt(),
  },
  (t) => [uniqueIndex().on(t.feedId, t.slug), index().on(t.feedId, t.publishedAt.desc())],
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
  },
  (t) => [uniqueIndex().on(t.siteId, t.slug)],
)

/** Their texts hold nothing of a person. */
export const withoutPeople = [contentPages, feeds, feedRubrics, posts, helpTopics]
