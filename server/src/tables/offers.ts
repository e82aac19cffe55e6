import { sql, boolean, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from '#platform/database/drizzle'
import type { OfferChoice } from '@vitrina/contract/offers/offer-choice.rules'
import type { OfferDocument, OfferState, OfferTerms } from '@vitrina/contract/offers/offer-document.rules'
import type { OfferTotals } from '@vitrina/contract/offers/offer-price.rules'
import { offerSources } from '@vitrina/contract/offers/offer-shapes'
import type { ShownOffer } from '@vitrina/contract/offers/shown-offer.rules'
import { at, bigId, bytea, createdAt, id, kopecks } from './columns.ts'
import { companies } from './companies.ts'
import { fatesOf } from './fates.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/** Terms that have no column of their own. */
export type StoredTerms = Omit<OfferTerms, 'name' | 'client' | 'objectName'>

/** An offer of a buyer to their own client: the draft. What was sent is in `offer_versions`. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    /** In the company: the client reads it, and an id of ours would tell how much others offer. */
    number: integer().notNull(),
    name: text().notNull(),
    clientName: text().notNull().default(''),
    clientInn: text().notNull().default(''),
    clientContact: text().notNull().default(''),
    clientEmail: text().notNull().default(''),
    clientPhone: text().notNull().default(''),
    objectName: text().notNull().default(''),
    terms: jsonb().$type<StoredTerms>().notNull(),
    document: jsonb().$type<OfferDocument>().notNull(),
    /** Of the draft, so that the list need not count. */
    totals: jsonb().$type<OfferTotals>().notNull(),
    lineCount: integer().notNull(),
    hasUnsentChanges: boolean().notNull().default(false),
    sourceType: text({ enum: offerSources }).notNull(),
    sourceId: integer(),
    /** Grows with every change of the draft, so that two windows notice each other. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    archivedAt: at(),
    /** Deleted forever ten minutes later, unless it is brought back by its token. */
    deletedAt: at(),
    deletionToken: uuid(),
  },
  (t) => [
    unique().on(t.companyId, t.number),
    index().on(t.ownerId, t.companyId),
    index().on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
)

export const offersFates = fatesOf(offers, {
  name: ['exported', 'mentions'],
  clientName: ['exported', 'mentions'],
  clientInn: ['exported'],
  clientContact: ['exported', 'mentions'],
  clientEmail: ['exported', 'mentions'],
  clientPhone: ['exported', 'mentions'],
  objectName: ['exported', 'mentions'],
  terms: ['exported', 'mentions'],
  document: ['exported', 'mentions'],
  totals: 'impersonal',
  createdAt: ['exported'],
  updatedAt: ['exported'],
})

/** The last number a company gave; of a deleted offer it is not given again, for its client has it. */
export const offerNumbers = pgTable('offer_numbers', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  last: integer().notNull(),
})

/** A sent version, frozen: the client's page and files are made from `shown` and nothing else. */
export const offerVersions = pgTable(
  'offer_versions',
  {
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    /** The whole of it with costs, for the company alone. */
    state: jsonb().$type<OfferState>().notNull(),
    /** The client's part; pictures are keys of files. */
    shown: jsonb().$type<ShownOffer>().notNull(),
    total: kopecks().notNull(),
    validUntil: date({ mode: 'string' }),
    sentAt: createdAt(),
    sentTo: jsonb().$type<string[]>().notNull().default([]),
    /** The link's token is an HMAC of the salt, so that its owner can see it again; the client's page is found by the hash. */
    tokenSalt: bytea(),
    tokenHash: bytea().unique(),
    linkUntil: date({ mode: 'string' }),
    viewedAt: at(),
    viewCount: integer().notNull().default(0),
    acceptedAt: at(),
    acceptedBy: text().notNull().default(''),
    choice: jsonb().$type<OfferChoice>(),
    chosenTotal: kopecks(),
    declinedAt: at(),
    declineReason: text().notNull().default(''),
    revokedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.no] })],
)

export const offerVersionsFates = fatesOf(offerVersions, {
  state: ['mentions'],
  shown: ['mentions'],
  sentTo: ['mentions'],
  acceptedBy: ['mentions'],
  choice: 'impersonal',
  declineReason: ['mentions'],
})

/** Visitors who saw the page of a version, each once; only a hash of the visitor is stored. */
export const offerViews = pgTable(
  'offer_views',
  {
    offerId: integer().notNull(),
    no: integer().notNull(),
    visitor: bytea().notNull(),
    seenAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.no, t.visitor] }),
    foreignKey({ columns: [t.offerId, t.no], foreignColumns: [offerVersions.offerId, offerVersions.no] }).onDelete('cascade'),
  ],
)

/** Questions of the client and the company's answers. */
export const offerMessages = pgTable(
  'offer_messages',
  {
    id: bigId(),
    offerId: integer().notNull(),
    no: integer().notNull(),
    from: text({ enum: ['client', 'company'] }).notNull(),
    name: text().notNull().default(''),
    text: text().notNull(),
    at: createdAt(),
    readAt: at(),
  },
  (t) => [
    index().on(t.offerId, t.id),
    foreignKey({ columns: [t.offerId, t.no], foreignColumns: [offerVersions.offerId, offerVersions.no] }).onDelete('cascade'),
  ],
)

export const offerMessagesFates = fatesOf(offerMessages, { name: ['mentions'], text: ['mentions'] })

/** How a company looks on its offers. */
export const offerBrands = pgTable('offer_brands', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
  site: text().notNull().default(''),
  signerPost: text().notNull().default(''),
  signerName: text().notNull().default(''),
  logoKey: text(),
  stampKey: text(),
  signatureKey: text(),
  updatedAt: createdAt(),
})

export const offerBrandsFates = fatesOf(offerBrands, {
  phone: ['mentions'],
  email: ['mentions'],
  site: 'impersonal',
  signerPost: 'impersonal',
  signerName: ['mentions'],
  logoKey: 'impersonal',
  stampKey: 'impersonal',
  signatureKey: 'impersonal',
})
