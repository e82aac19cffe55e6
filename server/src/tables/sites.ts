import { WHOLE } from '@vitrina/contract/prices/prices.rules'
import { SELLER_TIMEZONE } from '@vitrina/contract/days/days.rules'
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from '#platform/database/drizzle'
import { messagePlaces, messageTones } from '@vitrina/contract/content/content-entries'
import { homeBlockKinds } from '@vitrina/contract/content/home-blocks'
import { at, createdAt, id, localisedText } from './columns.ts'
import { entryColumns, isNotDeleted } from './entry-columns.ts'
import { fatesOf } from './fates.ts'
import { users } from './users.ts'

export const regions = pgTable('regions', {
  id: id(),
  slug: text().notNull().unique(),
  name: localisedText().notNull(),
  timezone: text().notNull().default(SELLER_TIMEZONE),
  /** Basis points of a price type's price here: 10000 = unchanged. */
  priceFactor: integer().notNull().default(WHOLE),
  position: smallint().notNull().default(0),
  isActive: boolean().notNull().default(true),
  /** Of what the back office edits, with the warehouses that serve it: one who saves over another's change is refused. */
  version: integer().notNull().default(0),
})

export const sites = pgTable('sites', {
  id: id(),
  slug: text().notNull().unique(),
  name: localisedText().notNull(),
  url: text().notNull().default(''),
  defaultRegionId: integer().references(() => regions.id),
  /** Parsed by `siteConfig` of the contract; missing keys get their defaults there. */
  config: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  // TODO with the next release: drop it; it is a message in a dialog now.
  importantNotice: jsonb().$type<{ title: { ru: string }; content: { ru: string } }>(),
  isDefault: boolean().notNull().default(false),
  /** Of the settings: one who saves over another's change is refused. */
  version: integer().notNull().default(0),
  updatedAt: createdAt(),
})

export const siteHosts = pgTable('site_hosts', {
  host: text().primaryKey(),
  siteId: integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
})

export const siteTranslations = pgTable(
  'site_translations',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    namespace: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.language, t.namespace, t.key] })],
)

// TODO with the next release: drop it; they are messages beside the region now.
export const regionalMessages = pgTable('regional_messages', {
  regionId: integer()
    .primaryKey()
    .references(() => regions.id, { onDelete: 'cascade' }),
  title: localisedText().notNull(),
  html: localisedText().notNull(),
})

/** A guest's region, under the uuid made by their browser; a user's is on the user. */
export const visitorRegions = pgTable('visitor_regions', {
  visitorUuid: uuid().primaryKey(),
  regionId: integer()
    .notNull()
    .references(() => regions.id, { onDelete: 'cascade' }),
  chosenAt: createdAt(),
})

export const informationMessages = pgTable('information_messages', {
  id: id(),
  siteId: integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
  regionId: integer().references(() => regions.id),
  place: text({ enum: messagePlaces }).notNull().default('bar'),
  kind: text({ enum: messageTones }).notNull().default('info'),
  title: localisedText().notNull(),
  html: localisedText().notNull(),
  isClosable: boolean().notNull().default(true),
  startsAt: createdAt(),
  endsAt: at(),
  ...entryColumns(),
})

/** `viewer` is `u:{user id}` or `v:{visitor uuid}`. */
export const informationMessageClosings = pgTable(
  'information_message_closings',
  {
    messageId: integer()
      .notNull()
      .references(() => informationMessages.id, { onDelete: 'cascade' }),
    viewer: text().notNull(),
    closedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.viewer] })],
)

export const informationMessageClosingsFates = fatesOf(informationMessageClosings, {
  viewer: 'erased',
})

/** Proof of consent: visitor, text, time, address. One record for each text. */
export const cookieConsents = pgTable(
  'cookie_consents',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    viewer: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    textVersion: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    acceptedAt: createdAt(),
  },
  (t) => [uniqueIndex().on(t.siteId, t.viewer, t.textVersion)],
)

export const cookieConsentsFates = fatesOf(cookieConsents, {
  viewer: 'impersonal',
  userId: ['emptied'],
  textVersion: ['exported'],
  ip: ['exported', 'emptied'],
  userAgent: ['exported', 'emptied'],
  acceptedAt: ['exported'],
})

export const homeBlocks = pgTable('home_blocks', {
  id: id(),
  siteId: integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
  kind: text({ enum: homeBlockKinds }).notNull(),
  title: localisedText().notNull(),
  /** Depends on `kind`; read by `modules/site/list-home-blocks.ts`. */
  payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  position: smallint().notNull().default(0),
  startsAt: at(),
  endsAt: at(),
  ...entryColumns(),
})

export const surveys = pgTable(
  'surveys',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: localisedText().notNull(),
    html: localisedText().notNull(),
    questions: jsonb().$type<Record<string, unknown>[]>().notNull(),
    /** Routes it may be offered on; empty means all but checkout. */
    routes: text().array().notNull().default([]),
    forUsersOnly: boolean().notNull().default(true),
    startsAt: createdAt(),
    endsAt: at(),
    ...entryColumns(),
  },
  (t) => [uniqueIndex().on(t.siteId, t.slug).where(isNotDeleted)],
)

export const surveyAnswers = pgTable(
  'survey_answers',
  {
    surveyId: integer()
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    viewer: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    isDismissed: boolean().notNull(),
    answeredAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.surveyId, t.viewer] })],
)

export const surveyAnswersFates = fatesOf(surveyAnswers, {
  viewer: 'erased',
  answers: ['exported'],
  answeredAt: ['exported'],
})

/** Their texts hold nothing of a person. */
export const withoutPeople = [regions, sites, siteHosts, siteTranslations, regionalMessages, informationMessages, homeBlocks, surveys]
