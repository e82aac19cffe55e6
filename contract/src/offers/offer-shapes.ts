import * as z from 'zod'
import { money } from '../money.ts'
import { id, transferReport } from '../specifications/specification-shapes.ts'
import { offerDifferenceFields, offerDifferenceKinds, termDifferenceFields } from './compare-offers.rules.ts'
import { costOrigins, lineChoices, MAX_OFFER_LINES, offerLineKinds, offerTemplates } from './offer-document.rules.ts'
import { marginLights, offerVatModes, roundings } from './offer-price.rules.ts'
import { offerStates } from './offer-version.rules.ts'
import { repriceOutcomes } from './reprice.rules.ts'

/** Of one person in one company, the archive included. */
export const MAX_OFFERS = 1_000

export const offerLists = ['mine', 'archive'] as const

export const ofOffer = z.object({ id: z.coerce.number().pipe(id) })

const basisPoints = (mode: 'percent' | 'coefficient' | 'margin') => z.object({ mode: z.literal(mode), basisPoints: z.number() })
const sharedMarkup = z.discriminatedUnion('mode', [basisPoints('percent'), basisPoints('coefficient'), basisPoints('margin')])
const markup = z.discriminatedUnion('mode', [
  basisPoints('percent'),
  basisPoints('coefficient'),
  basisPoints('margin'),
  z.object({ mode: z.literal('fixed'), price: money }),
])

const offerTerms = z.object({
  name: z.string(),
  client: z.object({ name: z.string(), inn: z.string(), contact: z.string(), email: z.string(), phone: z.string() }),
  objectName: z.string(),
  markup: sharedMarkup,
  rounding: z.literal([...roundings]),
  vatMode: z.enum(offerVatModes),
  minMargin: z.number(),
  validUntil: z.iso.date().nullable(),
  deliveryTerms: z.string(),
  paymentTerms: z.string(),
  comment: z.string(),
  internalNote: z.string(),
  template: z.enum(offerTemplates),
  legalEntityId: z.number().nullable(),
  withArticles: z.boolean(),
  withStamp: z.boolean(),
})

const offerGroup = z.object({ id: z.string(), parentId: z.string().nullable(), name: z.string(), markup: sharedMarkup.nullable() })

export const offerLine = z.object({
  id: z.string(),
  groupId: z.string().nullable(),
  kind: z.enum(offerLineKinds),
  productId: z.number().nullable(),
  customProductId: z.number().nullable(),
  name: z.string(),
  article: z.string(),
  unit: z.string(),
  decimals: z.number(),
  note: z.string(),
  amount: z.number(),
  limits: z.object({ from: z.number(), to: z.number() }).nullable(),
  vatRate: z.number().nullable(),
  costPrice: money.nullable(),
  costOrigin: z.enum(costOrigins),
  costAt: z.iso.datetime().nullable(),
  markup: markup.nullable(),
  choice: z.enum(lineChoices),
  setId: z.string().nullable(),
  isTicked: z.boolean(),
})

const sums = z.object({ net: money, vat: money, total: money })
export const offerTotals = sums.extend({
  cost: money,
  profit: money,
  margin: z.number().nullable(),
  light: z.enum(marginLights),
  unpricedCount: z.number(),
  uncostedCount: z.number(),
})

const moment = z.iso.datetime()

export const offerRow = z.object({
  id: z.number(),
  /** КП-1042. */
  number: z.string(),
  name: z.string(),
  clientName: z.string(),
  objectName: z.string(),
  state: z.enum(offerStates),
  /** Of the version that holds; null: none was sent, or all were taken back. */
  versionNo: z.number().nullable(),
  /** The draft has another price, amount or term than the version that holds. */
  hasUnsentChanges: z.boolean(),
  lineCount: z.number(),
  totals: offerTotals,
  validUntil: z.iso.date().nullable(),
  sentAt: moment.nullable(),
  viewedAt: moment.nullable(),
  /** Questions of the client that nobody has read yet. */
  unreadCount: z.number(),
  status: z.enum(['active', 'archived']),
  version: z.number(),
  createdAt: moment,
  updatedAt: moment,
  archivedAt: moment.nullable(),
})
export type OfferRow = z.infer<typeof offerRow>

export const offerSources = ['specification', 'cart', 'order', 'nothing'] as const

export const offer = offerRow.extend({
  terms: offerTerms,
  groups: z.array(offerGroup),
  lines: z.array(offerLine),
  /** Where it was made from. */
  source: z.object({ type: z.enum(offerSources), id: z.number().nullable() }),
  /** Lines whose product is not sold any more. */
  notSoldLineIds: z.array(z.string()),
  /** Of today, for lines that are added: basis points. */
  standardVatRate: z.number(),
})
export type Offer = z.infer<typeof offer>

export const offerDifferences = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(offerDifferenceKinds),
      lineId: z.string(),
      name: z.string(),
      fields: z.array(z.object({ field: z.enum(offerDifferenceFields), before: z.string(), after: z.string() })),
    }),
  ),
  terms: z.array(z.object({ field: z.enum(termDifferenceFields), before: z.string(), after: z.string() })),
})

/** `current` of a refused change: the offer as it is now, and what the refused changes would still change in it. */
export const offerChangedMeanwhile = offer.extend({ differences: offerDifferences })

export const repricing = z.object({
  at: moment,
  items: z.array(
    z.object({
      lineId: z.string(),
      name: z.string(),
      outcome: z.enum(repriceOutcomes),
      costBefore: money.nullable(),
      costAfter: money.nullable(),
      priceBefore: money.nullable(),
      priceAfter: money.nullable(),
      isPriceByHand: z.boolean(),
    }),
  ),
  totalsBefore: offerTotals,
  totalsAfter: offerTotals,
})
export type Repricing = z.infer<typeof repricing>

export const offerChoice = z.object({
  ticked: z.array(z.string().max(8)).max(MAX_OFFER_LINES),
  amounts: z.record(z.string().max(8), z.number()),
})

/** A version that went out. Lines are named by their places in it, as the client names them. */
export const offerVersion = z.object({
  no: z.number(),
  /** КП-1042/2. */
  number: z.string(),
  state: z.enum(offerStates),
  total: money,
  validUntil: z.iso.date().nullable(),
  sentAt: moment,
  sentTo: z.array(z.string()),
  /** The client's address; null: it has none, was taken back or is over. */
  link: z.string().nullable(),
  linkUntil: z.iso.date().nullable(),
  viewedAt: moment.nullable(),
  viewCount: z.number(),
  acceptedAt: moment.nullable(),
  /** Who accepted, in their own words; empty where the buyer recorded it. */
  acceptedBy: z.string(),
  /** The options and amounts the client accepted, with their sum; null before. */
  choice: offerChoice.nullable(),
  chosenTotal: money.nullable(),
  declinedAt: moment.nullable(),
  declineReason: z.string(),
  revokedAt: moment.nullable(),
})
export type OfferVersion = z.infer<typeof offerVersion>

export const offerMessage = z.object({
  /** client: asked by the link; company: answered by the buyer. */
  from: z.enum(['client', 'company']),
  name: z.string(),
  text: z.string(),
  versionNo: z.number(),
  at: moment,
  /** A question stays unread until the buyer has seen it. */
  isRead: z.boolean(),
})
export type OfferMessage = z.infer<typeof offerMessage>

export const brandPictures = ['logo', 'stamp', 'signature'] as const
export type BrandPicture = (typeof brandPictures)[number]
export const MAX_BRAND_PICTURE_BYTES = 2 * 1024 * 1024

/** How the company looks on its offers; the requisites are those of its legal entities. Pictures are addresses that live an hour. */
export const brand = z.object({
  phone: z.string(),
  email: z.string(),
  site: z.string(),
  signerPost: z.string(),
  signerName: z.string(),
  logo: z.string().nullable(),
  stamp: z.string().nullable(),
  signature: z.string().nullable(),
})
export type OfferBrand = z.infer<typeof brand>

/** Every line has an outcome; `work`: nothing to buy. */
export const offerToCartReport = transferReport.extend({ cartId: z.number().nullable(), workCount: z.number() })
