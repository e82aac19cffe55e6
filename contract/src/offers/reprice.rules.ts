import { lineFigures, markupsOf } from './offer-price.rules.ts'
import type { CostOrigin, OfferLine, OfferState } from './offer-document.rules.ts'

/** A price of today for a line; null: there is none. */
export type FreshCost = { price: number; origin: Exclude<CostOrigin, 'hand'>; vatRate: number | null } | null

/** kept: a hand set it; missing: there is no price today, and the old one stays. */
export const repriceOutcomes = ['changed', 'same', 'kept', 'missing'] as const

export type RepricedLine = {
  lineId: string
  name: string
  outcome: (typeof repriceOutcomes)[number]
  costBefore: number | null
  costAfter: number | null
  priceBefore: number | null
  priceAfter: number | null
  /** A price for the client set by hand stays, whatever the cost. */
  isPriceByHand: boolean
}

const isByHand = ({ kind, costOrigin }: OfferLine): boolean => costOrigin === 'hand' || kind === 'work'

/** Takes the prices of today and tells line by line what changed; a hand's price is never overwritten. */
export function reprice(
  state: OfferState,
  { freshOf, at, lineIds }: { freshOf: (line: OfferLine) => FreshCost; at: string; lineIds?: ReadonlySet<string> | undefined },
): { state: OfferState; items: RepricedLine[] } {
  const { terms, document } = state
  const markupOf = markupsOf(document.groups, terms.markup)
  const items: RepricedLine[] = []
  const lines = document.lines.map((line) => {
    if (lineIds && !lineIds.has(line.id)) return line
    const fresh = isByHand(line) ? null : freshOf(line)
    const after = fresh ? { ...line, costPrice: fresh.price, costOrigin: fresh.origin, vatRate: fresh.vatRate, costAt: at } : line
    const markup = markupOf(line)
    const isChanged = after.costPrice !== line.costPrice || after.vatRate !== line.vatRate
    const missing = isByHand(line) ? 'kept' : 'missing'
    items.push({
      lineId: line.id,
      name: line.name,
      outcome: fresh ? (isChanged ? 'changed' : 'same') : missing,
      costBefore: line.costPrice,
      costAfter: after.costPrice,
      priceBefore: lineFigures(line, terms, markup).price,
      priceAfter: lineFigures(after, terms, markup).price,
      isPriceByHand: markup.mode === 'fixed',
    })
    return after
  })
  return { state: { terms, document: { ...document, lines } }, items }
}
