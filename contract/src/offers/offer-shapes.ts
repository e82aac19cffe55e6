import * as z from 'zod'
import { money } from '../money.ts'
import { amount } from '../quantity/amounts.ts'
import { id, name, oneLine, transferReport, uuid } from '../specifications/specification-shapes.ts'
import { offerDifferenceFields, offerDifferenceKinds, termDifferenceFields } from './compare-offers.rules.ts'
import { costOrigins, lineChoices, MAX_OFFER_LINES, type OfferChange, offerLineKinds, offerTemplates } from './offer-document.rules.ts'
import { marginLights, markupBounds, MAX_OFFER_PRICE, offerVatModes, roundings } from './offer-price.rules.ts'
import { offerStates } from './offer-version.rules.ts'
import { repriceOutcomes } from './reprice.rules.ts'

/** Of one person in one company, the archive included. */
export const MAX_OFFERS = 1_000

export const offerLists = ['mine', 'archive'] as const

export const ofOffer = z.object({ id: z.coerce.number().pipe(id) })

const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((written) =>
      written
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]+/gu, ' ')
        .trim(),
    )

const basisPoints = (mode: keyof typeof markupBounds) =>
  z.object({ mode: z.literal(mode), basisPoints: z.int().min(markupBounds[mode].least).max(markupBounds[mode].most) })
const sharedMarkup = z.discriminatedUnion('mode', [basisPoints('percent'), basisPoints('coefficient'), basisPoints('margin')])
const price = money.refine((kopecks) => kopecks >= 0 && kopecks <= MAX_OFFER_PRICE)
const markup = z.discriminatedUnion('mode', [
  basisPoints('percent'),
  basisPoints('coefficient'),
  basisPoints('margin'),
  z.object({ mode: z.literal('fixed'), price }),
])

export const offerTerms = z.object({
  name,
  client: z.object({
    name: oneLine(200),
    inn: oneLine(12),
    contact: oneLine(200),
    email: z.union([z.literal(''), z.email().max(254)]),
    phone: oneLine(40),
  }),
  objectName: oneLine(200),
  markup: sharedMarkup,
  rounding: z.literal([...roundings]),
  vatMode: z.enum(offerVatModes),
  minMargin: z.int().min(0).max(9_900),
  validUntil: z.iso.date().nullable(),
  deliveryTerms: text(1_000),
  paymentTerms: text(1_000),
  comment: text(4_000),
  internalNote: text(2_000),
  template: z.enum(offerTemplates),
  legalEntityId: id.nullable(),
  withArticles: z.boolean(),
  withStamp: z.boolean(),
})

const group = z.object({ id: uuid, parentId: uuid.nullable(), name, markup: sharedMarkup.nullable() })

const limits = z.object({ from: amount, to: amount }).refine(({ from, to }) => from <= to, { path: ['to'] })

const line = z.object({
  id: uuid,
  groupId: uuid.nullable(),
  kind: z.enum(offerLineKinds),
  productId: id.nullable(),
  customProductId: id.nullable(),
  /** Empty for a product: the server takes its name, article and unit. */
  name: oneLine(500),
  article: oneLine(100),
  unit: oneLine(20),
  decimals: z.int().min(0).max(3),
  note: oneLine(500),
  amount,
  limits: limits.nullable(),
  vatRate: z.int().min(0).max(10_000).nullable(),
  costPrice: price.nullable(),
  costOrigin: z.enum(costOrigins),
  /** Null for a product whose cost is not by hand: the server takes today's. */
  costAt: z.iso.datetime().nullable(),
  markup: markup.nullable(),
  choice: z.enum(lineChoices),
  setId: uuid.nullable(),
  isTicked: z.boolean(),
})
export const offerDocument = z.object({ groups: z.array(group), lines: z.array(line) })

const ids = z.array(uuid).min(1).max(MAX_OFFER_LINES)
const change = z.discriminatedUnion('op', [
  z.object({ op: z.literal('setTerms'), terms: offerTerms.partial() }),
  z.object({ op: z.literal('addLines'), lines: z.array(line).min(1).max(MAX_OFFER_LINES), after: uuid.nullable() }),
  z.object({
    op: z.literal('setLines'),
    lines: z
      .array(line.omit({ groupId: true }).partial().extend({ id: uuid }))
      .min(1)
      .max(MAX_OFFER_LINES),
  }),
  z.object({ op: z.literal('removeLines'), ids }),
  z.object({ op: z.literal('moveLines'), ids, groupId: uuid.nullable(), after: uuid.nullable() }),
  z.object({ op: z.literal('addGroup'), group, after: uuid.nullable() }),
  z.object({ op: z.literal('setGroup'), id: uuid, fields: group.pick({ name: true, markup: true }).partial() }),
  z.object({ op: z.literal('removeGroup'), id: uuid }),
  z.object({ op: z.literal('moveGroup'), id: uuid, parentId: uuid.nullable(), after: uuid.nullable() }),
])

/** A field that is not sent stays as it is: JSON knows no undefined, which the shapes of partial fields would otherwise allow. */
const changes = z
  .array(change)
  .min(1)
  .max(500)
  .transform((sent) => sent as OfferChange[])
export const offerChanges = z.object({ version: z.int(), changes })

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
  groups: z.array(group),
  lines: z.array(line),
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
  /** What the client took, and what it comes to. */
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
})
export type OfferMessage = z.infer<typeof offerMessage>

export const brandPictures = ['logo', 'stamp', 'signature'] as const
export type BrandPicture = (typeof brandPictures)[number]
export const MAX_BRAND_PICTURE_BYTES = 2 * 1024 * 1024

export const brandFields = z.object({
  phone: oneLine(40),
  email: z.union([z.literal(''), z.email().max(254)]),
  site: oneLine(200),
  signerPost: oneLine(200),
  signerName: oneLine(200),
})

/** How the company looks on its offers; the requisites are those of its legal entities. Pictures are addresses that live an hour. */
export const brand = brandFields.extend({
  logo: z.string().nullable(),
  stamp: z.string().nullable(),
  signature: z.string().nullable(),
})
export type OfferBrand = z.infer<typeof brand>

/** Every line has an outcome; `work`: nothing to buy. */
export const offerToCartReport = transferReport.extend({ cartId: z.number().nullable(), workCount: z.number() })
