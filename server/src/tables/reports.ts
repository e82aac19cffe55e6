import { boolean, date, index, integer, pgTable, primaryKey, text, unique } from '#platform/database/drizzle'
import { bigId, kopecks } from './columns.ts'
import { orders } from './orders.ts'
import { sites } from './sites.ts'

const ofSite = () =>
  integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' })
const day = () => date({ mode: 'string' }).notNull()

/**
 * Days whose orders have changed since they were summed, written by triggers in the transaction of the change. Reports read these
 * days from the orders themselves, so no figure waits for the job. Not unique: two orders of one day must not wait for each other.
 */
export const salesChanges = pgTable('sales_changes', { id: bigId(), day: day() })

/** Goods ordered on a day, by region and manager of the orders. */
export const salesDays = pgTable(
  'sales_days',
  {
    day: day(),
    siteId: ofSite(),
    regionId: integer(),
    managerId: integer(),
    orders: integer().notNull(),
    sum: kopecks().notNull(),
  },
  (t) => [unique().on(t.day, t.siteId, t.regionId, t.managerId).nullsNotDistinct()],
)

/**
 * The same goods by brand, as it was written in the order, and apart from it by section and by kind of the product: together they
 * would be as many rows as there are lines. Rows of one cut have nothing of the others.
 */
export const goodsSalesDays = pgTable(
  'goods_sales_days',
  {
    day: day(),
    siteId: ofSite(),
    cut: text({ enum: ['brand', 'section', 'kind'] }).notNull(),
    brand: text().notNull(),
    sectionId: integer(),
    /** Zero: none. A job of the release before, which does not fill it, fails and leaves its days to be read from the orders. */
    kindId: integer().notNull(),
    lines: integer().notNull(),
    sum: kopecks().notNull(),
  },
  (t) => [unique('goods_sales_days_of_cut').on(t.cut, t.day, t.siteId, t.brand, t.sectionId, t.kindId).nullsNotDistinct()],
)

/**
 * The first promise of each order and the day its last goods were there, written by triggers in the transaction of the change: a
 * report of a quarter would else read whole orders and their shipments. `served_on` is null until all of the order is there.
 */
export const promiseFacts = pgTable(
  'promise_facts',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    day: day(),
    servedOn: date({ mode: 'string' }),
    siteId: integer().notNull(),
    regionId: integer(),
    managerId: integer(),
    companyId: integer().notNull(),
    /** A later day was named since. */
    isMoved: boolean().notNull(),
    /** Of the order. */
    state: text().notNull(),
  },
  (t) => [index().on(t.day)],
)

/** Searches of a day, summed when nobody opens anything from them any more; the log itself is kept for half a year only. */
export const searchDays = pgTable(
  'search_days',
  {
    day: day(),
    siteId: ofSite(),
    searches: integer().notNull(),
    /** Something was found. */
    found: integer().notNull(),
    /** A product was opened or put into the cart. */
    used: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.siteId] })],
)

/** Debts of all companies in the morning of a day: those of an earlier day cannot be computed later. */
export const debtDays = pgTable('debt_days', {
  day: date({ mode: 'string' }).primaryKey(),
  companies: integer().notNull(),
  receivables: kopecks().notNull(),
  overdue: kopecks().notNull(),
})

/** Their texts hold nothing of a person. */
export const withoutPeople = [goodsSalesDays, promiseFacts]
