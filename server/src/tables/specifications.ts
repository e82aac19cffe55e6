import { sql, boolean, check, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from '#platform/database/drizzle'
import { replacementPolicies, type SpecificationDocument } from '@vitrina/contract/specifications/specification-document.rules'
import { visibilities } from '@vitrina/contract/specifications/specification-shapes'
import { products } from './catalogue.ts'
import { customProducts } from './choices.ts'
import { at, createdAt, id, quantity } from './columns.ts'
import { companies } from './companies.ts'
import { fatesOf } from './fates.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/** A buyer's working list, or one the seller recommends (without owner and company). */
export const specifications = pgTable(
  'specifications',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    kind: text({ enum: ['working', 'recommended'] })
      .notNull()
      .default('working'),
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    companyId: integer().references(() => companies.id),
    name: text().notNull(),
    code: text().notNull().default(''),
    objectName: text().notNull().default(''),
    note: text().notNull().default(''),
    visibility: text({ enum: visibilities }).notNull().default('private'),
    isOpenToEdits: boolean().notNull().default(true),
    /** Of a recommended one: buyers see it. */
    isPublished: boolean().notNull().default(false),
    /** Grows with every change of groups and lines, so that two people notice each other. */
    version: integer().notNull().default(0),
    /** Another one after any change of groups and lines, set by triggers: a document once read is known by it to be the present one. */
    documentStamp: uuid().notNull().defaultRandom(),
    /** Who made the present groups and lines, when, and since when without a pause: earlier states are kept one for such a run. */
    editedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    editedAt: createdAt(),
    editingSince: createdAt(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    archivedAt: at(),
    /** Deleted forever ten minutes later, unless it is brought back by its token. */
    deletedAt: at(),
    deletionToken: uuid(),
  },
  (t) => [
    index().on(t.ownerId, t.companyId),
    index().on(t.companyId).where(sql`${t.visibility} <> 'private'`),
    index().on(t.siteId).where(sql`${t.kind} = 'recommended'`),
    index().on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
)

export const specificationsFates = fatesOf(specifications, {
  name: ['exported', 'mentions'],
  code: ['exported'],
  objectName: ['exported', 'mentions'],
  note: ['exported', 'emptied', 'mentions'],
  ownerId: ['emptied'],
  editedBy: ['emptied'],
  createdAt: ['exported'],
  updatedAt: ['exported'],
})

/** Colleagues who see a specification that is shared by name. */
export const specificationShares = pgTable(
  'specification_shares',
  {
    specificationId: integer()
      .notNull()
      .references(() => specifications.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.specificationId, t.userId] }), index().on(t.userId)],
)

export const specificationSharesFates = fatesOf(specificationShares, { userId: 'erased' })

/** Раздел, щит, помещение. */
export const specificationGroups = pgTable(
  'specification_groups',
  {
    specificationId: integer()
      .notNull()
      .references(() => specifications.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    parentId: uuid(),
    position: integer().notNull(),
    name: text().notNull(),
    multiplier: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.specificationId, t.id] }), check('specification_groups_multiplier', sql`${t.multiplier} > 0`)],
)

export const specificationGroupsFates = fatesOf(specificationGroups, { name: ['mentions'] })

export const specificationLines = pgTable(
  'specification_lines',
  {
    specificationId: integer()
      .notNull()
      .references(() => specifications.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    groupId: uuid(),
    position: integer().notNull(),
    /** The row as it arrived. */
    rawText: text().notNull().default(''),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    customProductId: integer().references(() => customProducts.id, { onDelete: 'set null' }),
    amount: quantity().notNull(),
    unit: text().notNull().default(''),
    note: text().notNull().default(''),
    replacement: text({ enum: replacementPolicies }).notNull().default('ask'),
    /** Import and row it came from, for one history from the request to the delivery. */
    importId: uuid(),
    importPosition: integer(),
    /** A line without a product that the seller was asked about, and when the seller answered. */
    askedAt: at(),
    answeredAt: at(),
    /** The seller's words to it. */
    answer: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.specificationId, t.id] }),
    index().on(t.productId),
    index().on(t.customProductId),
    index().on(t.askedAt).where(sql`${t.askedAt} is not null and ${t.answeredAt} is null`),
    check('specification_lines_amount', sql`${t.amount} > 0 and ${t.amount} <= 1000000`),
  ],
)

export const specificationLinesFates = fatesOf(specificationLines, {
  rawText: ['mentions'],
  unit: 'impersonal',
  note: ['mentions'],
  answer: ['mentions'],
})

/** Earlier states, to which a person can go back. */
export const specificationRevisions = pgTable(
  'specification_revisions',
  {
    specificationId: integer()
      .notNull()
      .references(() => specifications.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    document: jsonb().$type<SpecificationDocument>().notNull(),
    madeBy: integer().references(() => users.id, { onDelete: 'set null' }),
    madeAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.specificationId, t.version] })],
)

export const specificationRevisionsFates = fatesOf(specificationRevisions, { document: 'impersonal' })

/** Figures of a product as a person saw them: price in kopecks, stock, day, whether it was sold. */
export type SeenCells = [productId: number, price: number | null, stock: number, day: string | null, isSold: boolean]

/** Figures a person saw when they opened a specification last: one row, for a specification may have two thousand products. */
export const specificationOpenings = pgTable(
  'specification_openings',
  {
    specificationId: integer()
      .notNull()
      .references(() => specifications.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seen: json().$type<SeenCells[]>().notNull(),
    openedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.specificationId, t.userId] })],
)

export const specificationOpeningsFates = fatesOf(specificationOpenings, { userId: 'erased', seen: 'impersonal' })
