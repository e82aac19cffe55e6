import { MAX_ORDER_COMMENT } from './orders.rules.ts'

/**
 * Texts a buyer may add to an order, with their greatest lengths. Declared once: checkout asks for each, the order keeps it, and its
 * page, the desk and the export show it.
 */
export const buyerTexts = {
  buyerOrderNumber: 60,
  comment: MAX_ORDER_COMMENT,
} as const
export type BuyerText = keyof typeof buyerTexts

export const buyerTextNames = Object.keys(buyerTexts) as BuyerText[]

/** A record with one value for each of them. */
export const eachBuyerText = <T>(make: (name: BuyerText) => T): Record<BuyerText, T> =>
  Object.fromEntries(buyerTextNames.map((name) => [name, make(name)])) as Record<BuyerText, T>
