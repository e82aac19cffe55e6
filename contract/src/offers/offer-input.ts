import * as z from 'zod'
import { money } from '../money.ts'
import { amount } from '../quantity/amounts.ts'
import { id, name, oneLine, uuid } from '../specifications/specification-shapes.ts'
import { costOrigins, lineChoices, MAX_OFFER_LINES, type OfferChange, offerLineKinds, offerTemplates } from './offer-document.rules.ts'
import { markupBounds, MAX_OFFER_PRICE, offerVatModes, roundings } from './offer-price.rules.ts'

/** Input of a buyer; answers have the same fields without these rules, in `offer-shapes.ts`. */

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

export const newTerms = z.object({
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
export const newOfferDocument = z.object({ groups: z.array(group), lines: z.array(line) })

const ids = z.array(uuid).min(1).max(MAX_OFFER_LINES)
const change = z.discriminatedUnion('op', [
  z.object({ op: z.literal('setTerms'), terms: newTerms.partial() }),
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

export const brandFields = z.object({
  phone: oneLine(40),
  email: z.union([z.literal(''), z.email().max(254)]),
  site: oneLine(200),
  signerPost: oneLine(200),
  signerName: oneLine(200),
})
