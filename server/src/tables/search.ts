import {
  sql,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from '#platform/database/drizzle'
import { rankingActions, rankingTargets } from '@vitrina/contract/catalogue/ranking-rules'
import { products } from './catalogue.ts'
import { at, bigId, createdAt, id, xid8 } from './columns.ts'
import { companies } from './companies.ts'
import { regions } from './sites.ts'
import { users } from './users.ts'

/** Compared byte by byte, as the dictionary of the index is. */
const term = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * Changes that search indexes have to read again, written by triggers in the transaction of the change.
 * By `xid` a follower finds rows it has not read: `seq` is drawn before the commit, so its order is not that of commits.
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    seq: bigId(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    /** amounts: prices, promos, stock; all: more than can be named, `product_id` is null. */
    kind: text({ enum: ['document', 'amounts', 'all'] }).notNull(),
    productId: integer(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.xid), index().on(t.createdAt)],
)

/** The terms of a product as the index would have them, for answers out of PostgreSQL alone. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer().primaryKey(),
    terms: text().array().notNull(),
    /** The weight of each term, in the order of `terms`. */
    impacts: smallint().array().notNull(),
    /** Article and maker's code exactly as they are written. */
    exact: text().array().notNull(),
  },
  (t) => [index().using('gin', t.terms)],
)

/** Every term and in how many documents it stands; slips are looked for by length and first letters. */
export const searchTerms = pgTable('search_terms', { term: term().primaryKey(), frequency: integer().notNull() }, (t) => [
  index('search_terms_first_letter_index').on(sql`left(${t.term}, 1)`, sql`length(${t.term})`),
  index('search_terms_next_letters_index').on(sql`substr(${t.term}, 2, 2)`, sql`length(${t.term})`),
])

/** How far the terms follow the catalogue; `id` is the form of the terms, `position` a snapshot of PostgreSQL. */
export const searchProgress = pgTable('search_progress', { id: integer().primaryKey(), position: text().notNull(), readAt: at().notNull() })

/** Phrases the seller takes for the same, on all sites: автомат, автоматический выключатель. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: id(),
  phrases: text().array().notNull(),
  changedAt: createdAt(),
  changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
})

/**
 * Changes of the seller in the dictionary of the trade: own words, and words of the product that mean something else or are switched
 * off. All others are in the file that comes with the product.
 */
export const searchDictionary = pgTable('search_dictionary', {
  /** One spelling of what is said, for cases, ё and spaces. */
  key: text().primaryKey(),
  says: text().notNull(),
  /** Alternatives in order of preference, each in the written form of a meaning. */
  means: text().array().notNull(),
  isOff: boolean().notNull().default(false),
  changedAt: createdAt(),
  changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
})

/** Goods the seller pins, raises or lowers for a phrase, on all sites. */
export const rankingRules = pgTable('ranking_rules', {
  id: id(),
  phrase: text().notNull(),
  action: text({ enum: rankingActions }).notNull(),
  /** Of a pin: its place, from 1. */
  position: smallint(),
  target: text({ enum: rankingTargets }).notNull(),
  targetId: integer().notNull(),
  startsOn: date({ mode: 'string' }),
  endsOn: date({ mode: 'string' }),
  changedAt: createdAt(),
  changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
})

/**
 * Sales of the last year, counted every night: points by region and, where the region is null, of all of them.
 * Rows stand for what was bought at all.
 */
export const productDemand = pgTable(
  'product_demand',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    regionId: integer().references(() => regions.id, { onDelete: 'cascade' }),
    points: smallint().notNull(),
  },
  (t) => [unique().on(t.productId, t.regionId).nullsNotDistinct()],
)

/** Goods a company bought most in the last year, counted along with the rest; the order of its own searches knows it. */
export const companyDemand = pgTable(
  'company_demand',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    points: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.productId] }), index().on(t.productId)],
)

/** A company's own code of a product; only this company finds the product by it. */
export const customerCodes = pgTable(
  'customer_codes',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    /** One spelling for look-alike letters and cases, with its separators: one product for each. */
    normalised: text().notNull(),
    /** Letters and digits alone, as typed in a hurry. */
    compact: term().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex().on(t.companyId, t.normalised), index().on(t.companyId, t.compact), index().on(t.productId)],
)

/** Their texts hold nothing of a person. */
export const withoutPeople = [searchProgress, searchDictionary, customerCodes, rankingRules]
