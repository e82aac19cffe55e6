import {
  sql,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#platform/database/drizzle'
import {
  importDestinations,
  importSources,
  importStates,
  matchStatuses,
  matchSteps,
  type SheetMapping,
  type MatchReason,
} from '@vitrina/contract/list-import/import-jobs'
import { unmatchedStates } from '@vitrina/contract/list-import/unmatched-texts'
import { products } from './catalogue.ts'
import { customProducts } from './choices.ts'
import { at, createdAt, id, quantity } from './columns.ts'
import { companies } from './companies.ts'
import { fatesOf } from './fates.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/** A table of the source as it arrived. */
export type StoredSheet = { name: string; rows: { row: number; cells: (string | number | null)[] }[] }

/** An import of a list; gone a week after its last change. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id),
    visitorUuid: uuid(),
    destination: text({ enum: importDestinations }).notNull(),
    state: text({ enum: importStates }).notNull(),
    source: text({ enum: importSources }).notNull(),
    fileName: text().notNull().default(''),
    remarks: text().array().notNull().default(sql`'{}'`),
    sheets: jsonb().$type<StoredSheet[]>().notNull().default([]),
    mapping: jsonb().$type<SheetMapping[]>().notNull().default([]),
    mappingOrigin: text({ enum: ['guessed', 'remembered', 'chosen'] })
      .notNull()
      .default('guessed'),
    doneCount: integer().notNull().default(0),
    totalCount: integer().notNull().default(0),
    isPartial: boolean().notNull().default(false),
    /** The error code it failed with. */
    failure: text(),
    takenIntoId: integer(),
    /** The server that matches it renews this; a job whose lease ran out is taken up by the next server that is asked. */
    leaseUntil: at(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.createdAt),
    index().on(t.visitorUuid),
    index().on(t.updatedAt),
    check('import_jobs_one_owner', sql`(${t.userId} is null) <> (${t.visitorUuid} is null)`),
  ],
)

export const importJobsFates = fatesOf(importJobs, {
  fileName: 'expires',
  remarks: 'impersonal',
  sheets: 'expires',
  mapping: 'impersonal',
  failure: 'impersonal',
})

/** A product that may be meant. */
export type StoredCandidate = { productId: number; confidence: number; reason: MatchReason }

/** One row of the source, as it arrived, with what was found and what a person chose. */
export const importLines = pgTable(
  'import_lines',
  {
    jobId: uuid()
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    sheet: smallint().notNull(),
    row: integer().notNull(),
    raw: text().notNull(),
    groups: text().array().notNull(),
    /** Normalised text by which a choice is remembered. */
    matchKey: text().notNull(),
    amount: quantity(),
    /** Both readings of an amount that is not clear. */
    amountReadings: jsonb().$type<number[]>().notNull().default([]),
    unit: text().notNull().default(''),
    note: text().notNull().default(''),
    status: text({ enum: matchStatuses }).notNull(),
    by: text({ enum: matchSteps }),
    confidence: doublePrecision().notNull(),
    reason: jsonb().$type<MatchReason>().notNull(),
    candidates: jsonb().$type<StoredCandidate[]>().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    customProductId: integer().references(() => customProducts.id, { onDelete: 'set null' }),
    isChosenByPerson: boolean().notNull().default(false),
    isSkipped: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.position] }), index().on(t.productId), index().on(t.customProductId)],
)

export const importLinesFates = fatesOf(importLines, {
  raw: 'expires',
  groups: 'expires',
  matchKey: 'expires',
  amountReadings: 'impersonal',
  unit: 'impersonal',
  note: 'expires',
  reason: 'impersonal',
  candidates: 'impersonal',
})

/** Columns a company chose for a table with such a head, by a fingerprint of the head. */
export const importLayouts = pgTable(
  'import_layouts',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    fingerprint: text().notNull(),
    mapping: jsonb().$type<SheetMapping>().notNull(),
    chosenAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.fingerprint] })],
)

export const importLayoutsFates = fatesOf(importLayouts, { fingerprint: 'impersonal', mapping: 'impersonal' })

/** Products that people of a company chose for a text; the next list of the company takes it. */
export const matchingChoices = pgTable(
  'matching_choices',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    matchKey: text().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    customProductId: integer().references(() => customProducts.id, { onDelete: 'cascade' }),
    chosenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    chosenAt: createdAt(),
  },
  (t) => [
    uniqueIndex().on(t.companyId, t.matchKey),
    index().on(t.matchKey),
    index().on(t.productId),
    index().on(t.customProductId),
    check('matching_choices_one_product', sql`(${t.productId} is null) <> (${t.customProductId} is null)`),
  ],
)

export const matchingChoicesFates = fatesOf(matchingChoices, { matchKey: 'impersonal' })

/**
 * Texts of buyers' lists that named nothing of the catalogue, one row for all spellings. What the seller answers is known to every
 * list from then on.
 */
export const unmatchedTexts = pgTable(
  'unmatched_texts',
  {
    id: id(),
    matchKey: text().notNull().unique(),
    /** As it was written the last time. */
    raw: text().notNull(),
    lineCount: integer().notNull(),
    importCount: integer().notNull(),
    firstAt: createdAt(),
    lastAt: createdAt(),
    state: text({ enum: unmatchedStates }).notNull().default('open'),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    answeredBy: integer().references(() => users.id, { onDelete: 'set null' }),
    answeredAt: at(),
  },
  (t) => [
    index().on(t.state, t.lineCount.desc(), t.id.desc()),
    index().on(t.productId),
    check('unmatched_texts_answer', sql`(${t.state} = 'answered') = (${t.productId} is not null)`),
  ],
)

/** Lines that may hold a phone or an e-mail address are not noted. */
export const unmatchedTextsFates = fatesOf(unmatchedTexts, { matchKey: 'impersonal', raw: 'impersonal' })
