import { sql, boolean, index, integer, pgTable, primaryKey, text, uuid } from '#platform/database/drizzle'
import { products } from './catalogue.ts'
import { createdAt, id, kopecks } from './columns.ts'
import { fatesOf } from './fates.ts'
import { companies } from './companies.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/** Products and filters that buyers save for themselves. */

export const favourites = pgTable(
  'favourites',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index().on(t.productId)],
)

export const favouritesFates = fatesOf(favourites, {
  productId: ['exported'],
  addedAt: ['exported'],
})

export const savedFilters = pgTable(
  'saved_filters',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Query of the catalogue's address, as the client writes it. */
    url: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.id.desc())],
)

export const savedFiltersFates = fatesOf(savedFilters, {
  name: ['exported'],
  url: ['exported'],
  createdAt: ['exported'],
})

/** A product described by the buyer; visible to the buyer alone or to the whole company. */
export const customProducts = pgTable(
  'custom_products',
  {
    id: id(),
    companyId: integer().references(() => companies.id),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visibility: text({ enum: ['private', 'company'] })
      .notNull()
      .default('private'),
    name: text().notNull(),
    article: text().notNull().default(''),
    brand: text().notNull().default(''),
    unit: text().notNull(),
    price: kopecks(),
    link: text().notNull().default(''),
    note: text().notNull().default(''),
    image: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.ownerId), index().on(t.companyId)],
)

export const customProductsFates = fatesOf(customProducts, {
  name: ['exported', 'mentions'],
  article: ['exported'],
  brand: ['exported'],
  unit: ['exported'],
  note: ['exported', 'emptied', 'mentions'],
  link: ['exported', 'emptied'],
  image: 'impersonal',
  visibility: ['exported'],
  createdAt: ['exported'],
})

/** `viewer` is `u:{user id}` or `v:{visitor uuid}`; null for one we cannot recognise. */
export const searchLog = pgTable(
  'search_log',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    viewer: text(),
    keyword: text().notNull(),
    /** One spelling of a text that may become a word of the dictionary; empty for others. */
    normalised: text().notNull().default(''),
    changed: text().notNull(),
    /** The filters its words were taken for, as the buyer reads them. */
    understood: text().notNull().default(''),
    total: integer().notNull(),
    /** A product was opened from it, or put into the cart after it. */
    isUsed: boolean().notNull().default(false),
    searchedAt: createdAt(),
  },
  (t) => [
    index().on(t.viewer, t.searchedAt.desc()),
    index().on(t.searchedAt),
    index('search_log_found_nothing_index').on(t.searchedAt).where(sql`${t.total} = 0 and ${t.normalised} <> ''`),
    index('search_log_unused_index').on(t.searchedAt).where(sql`${t.total} > 0 and not ${t.isUsed} and ${t.normalised} <> ''`),
  ],
)

export const searchLogFates = fatesOf(searchLog, {
  viewer: 'erased',
  keyword: ['exported'],
  normalised: 'erased',
  changed: 'erased',
  understood: 'erased',
  searchedAt: ['exported'],
})

/** Which of the found products was opened, and where it stood. */
export const searchLogOpenings = pgTable(
  'search_log_openings',
  {
    searchUuid: uuid()
      .notNull()
      .references(() => searchLog.uuid, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer(),
    openedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.searchUuid, t.productId] })],
)
