import {
  sql,
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from '#platform/database/drizzle'
import { memberStates, pointsEntryKinds, rewardKinds, rewardOrderStates } from '@vitrina/contract/club/club.rules'
import { products } from './catalogue.ts'
import { at, createdAt, id, kopecks, localisedText } from './columns.ts'
import { companies } from './companies.ts'
import { documents, payments } from './documents.ts'
import { fatesOf } from './fates.ts'
import { orderItems, orders } from './orders.ts'
import { returnRequests } from './shipments.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/** Points with the days they can be used from and until; they are spent in the order they expire. */
export const loyaltyLots = pgTable(
  'loyalty_lots',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** The person they belong to, where the seller gives points to people; null: the company's own. */
    personId: integer().references(() => users.id),
    orderId: integer().references(() => orders.id),
    /** Kopecks' worth: a point is a rouble. */
    earned: kopecks().notNull(),
    remaining: kopecks().notNull(),
    availableOn: date({ mode: 'string' }).notNull(),
    expiresOn: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    index().on(t.companyId),
    index().on(t.personId).where(sql`${t.personId} is not null`),
    index().on(t.orderId),
    index().on(t.expiresOn).where(sql`${t.remaining} > 0`),
    check('loyalty_lots_remaining', sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.earned}`),
  ],
)

/** The ledger: a balance is only ever their sum. `key` makes each cause count once. */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    personId: integer().references(() => users.id),
    lotId: integer().references(() => loyaltyLots.id),
    kind: text({ enum: pointsEntryKinds }).notNull(),
    amount: kopecks().notNull(),
    orderId: integer().references(() => orders.id),
    /** The line that earned the points, or lost them with its return. */
    orderItemId: integer().references(() => orderItems.id, { onDelete: 'set null' }),
    returnId: integer().references(() => returnRequests.id),
    paymentId: integer().references(() => payments.id),
    rewardOrderId: integer().references((): AnyPgColumn => rewardOrders.id),
    key: text().notNull().unique(),
    reason: text().notNull().default(''),
    at: createdAt(),
  },
  (t) => [
    index().on(t.companyId, t.id.desc()),
    index().on(t.personId, t.id.desc()).where(sql`${t.personId} is not null`),
    index().on(t.orderId),
    index().on(t.lotId),
    index().on(t.paymentId).where(sql`${t.paymentId} is not null`),
    index().on(t.rewardOrderId).where(sql`${t.rewardOrderId} is not null`),
  ],
)

export const loyaltyEntriesFates = fatesOf(loyaltyEntries, {
  kind: ['exported'],
  amount: ['exported'],
  key: 'impersonal',
  reason: ['exported', 'emptied', 'mentions'],
  at: ['exported'],
})

/** A level of the club, reached by the turnover of twelve months. */
export const clubLevels = pgTable(
  'club_levels',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    name: localisedText().notNull(),
    threshold: kopecks().notNull(),
    /** Per cent of the usual points: 150 is half as many again. */
    factor: integer().notNull(),
    perks: localisedText().notNull().default({ ru: '' }),
  },
  (t) => [
    uniqueIndex().on(t.siteId, t.threshold),
    check('club_levels_threshold', sql`${t.threshold} >= 0`),
    check('club_levels_factor', sql`${t.factor} between 100 and 1000`),
  ],
)

export const clubLevelsFates = fatesOf(clubLevels, { name: 'impersonal', perks: 'impersonal' })

/** A company of the club, or a person where points belong to people. */
export const clubMembers = pgTable(
  'club_members',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    personId: integer().references(() => users.id),
    cardNumber: text().notNull().unique(),
    /** The level by the turnover when it last changed; prices count points by it. */
    levelId: integer().references(() => clubLevels.id, { onDelete: 'set null' }),
    state: text({ enum: memberStates }).notNull().default('active'),
    stateReason: text().notNull().default(''),
    joinedAt: createdAt(),
    joinedBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** The version of the rules that were agreed to. */
    rulesVersion: text().notNull(),
  },
  (t) => [
    uniqueIndex('club_members_one_company').on(t.companyId).where(sql`${t.personId} is null`),
    uniqueIndex('club_members_one_person').on(t.personId).where(sql`${t.personId} is not null`),
  ],
)

export const clubMembersFates = fatesOf(clubMembers, {
  cardNumber: ['exported'],
  stateReason: ['mentions'],
  joinedAt: ['exported'],
  rulesVersion: 'impersonal',
})

export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    kind: text({ enum: rewardKinds }).notNull(),
    name: localisedText().notNull(),
    description: localisedText().notNull().default({ ru: '' }),
    /** Of goods: the product, whose picture and page it has. */
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** Points for one. */
    cost: kopecks().notNull(),
    /** Of a discount: the sum it takes off an invoice. */
    worth: kopecks(),
    /** Null: as many as are asked for. */
    stock: integer(),
    isPublished: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.siteId),
    check('rewards_cost', sql`${t.cost} > 0`),
    check('rewards_stock', sql`${t.stock} >= 0`),
    check('rewards_worth', sql`(${t.kind} = 'discount') = (${t.worth} is not null) and (${t.worth} is null or ${t.worth} > 0)`),
  ],
)

export const rewardsFates = fatesOf(rewards, { name: 'impersonal', description: 'impersonal' })

export const rewardOrderNumbers = pgSequence('reward_order_numbers')

/** A reward as it was ordered: its points are taken at once and come back to their lots when it is cancelled. */
export const rewardOrders = pgTable(
  'reward_orders',
  {
    id: id(),
    /** НГ-000042 */
    number: text().notNull().unique(),
    rewardId: integer()
      .notNull()
      .references(() => rewards.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    personId: integer().references(() => users.id),
    name: localisedText().notNull(),
    kind: text({ enum: rewardKinds }).notNull(),
    amount: integer().notNull(),
    /** Points for all of it. */
    cost: kopecks().notNull(),
    worth: kopecks(),
    /** Of a discount: the invoice it is for, and the payment it became. */
    documentId: integer().references(() => documents.id),
    paymentId: integer().references(() => payments.id),
    state: text({ enum: rewardOrderStates }).notNull().default('created'),
    /** The buyer's wishes. */
    comment: text().notNull().default(''),
    /** The seller's answer: the number of a certificate, where and when to come. */
    note: text().notNull().default(''),
    createdBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    decidedAt: at(),
  },
  (t) => [
    index().on(t.companyId, t.id.desc()),
    index().on(t.state, t.id),
    index().on(t.rewardId),
    check('reward_orders_amount', sql`${t.amount} > 0 and ${t.cost} > 0`),
  ],
)

export const rewardOrdersFates = fatesOf(rewardOrders, {
  number: ['exported'],
  name: ['exported'],
  cost: ['exported'],
  comment: ['exported', 'emptied', 'mentions'],
  note: ['mentions'],
  createdBy: ['emptied'],
  createdAt: ['exported'],
})
