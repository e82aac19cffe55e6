import * as z from 'zod'
import { money } from '../money.ts'

/** A product of the catalogue the seller offers in the place of the asked one. */
export const quoteReplacement = z.object({
  productId: z.number(),
  article: z.string(),
  name: z.string(),
  unit: z.string(),
  decimals: z.number(),
  /** The buyer's price by the lists when it was answered. */
  listPrice: money.nullable(),
})

/** The seller's answer to a line: a price, or a refusal with its reason. */
export const quoteAnswer = z.object({
  price: money.nullable(),
  amount: z.number(),
  replacement: quoteReplacement.nullable(),
  /** The day the goods can be there. */
  day: z.iso.date().nullable(),
  refusal: z.string(),
  note: z.string(),
})
export type QuoteAnswer = z.output<typeof quoteAnswer>

export const quoteLine = z.object({
  id: z.string(),
  productId: z.number().nullable(),
  customProductId: z.number().nullable(),
  article: z.string(),
  /** Of a line without a product: the text of the list it came from. */
  name: z.string(),
  unit: z.string(),
  decimals: z.number(),
  amount: z.number(),
  /** The buyer's price by the lists at the moment of the version; null: there is none. */
  listPrice: money.nullable(),
  wish: z.object({ price: money.nullable(), neededOn: z.iso.date().nullable(), note: z.string() }),
  answer: quoteAnswer.nullable(),
})
export type QuoteLine = z.output<typeof quoteLine>
