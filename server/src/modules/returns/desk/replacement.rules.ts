import { thousandths } from '@vitrina/contract/quantity/quantity.rules'
import { lineSum, vatWithin } from '@vitrina/contract/prices/prices.rules'

/** A line goods came back of, as far as its replacement is like it. */
export type ReplacedLine = {
  isCustom: boolean
  price: number
  oldPrice: number | null
  /** Of the uncancelled amount. */
  kept: number
  cashBack: number
  weightGrams: number
  volumeMl: number
}

export type NewFigures = { amount: number; vatRate: number | null; sum: number; vat: number; cashBack: number }

/** The same goods at the price they were bought at; VAT at the rate of the day, for they are shipped anew. */
export function figuresOf({ price, kept, cashBack }: ReplacedLine, amount: number, vatRate: number | null): NewFigures {
  const sum = lineSum(price, amount)
  return {
    amount,
    vatRate,
    sum,
    vat: vatRate === null ? 0 : vatWithin(sum, vatRate),
    cashBack: kept > 0 ? Math.floor((cashBack * thousandths(amount)) / thousandths(kept)) : 0,
  }
}

/** The totals of an order of replacements. */
export function replacementTotals(made: readonly { line: ReplacedLine; figures: NewFigures }[]) {
  const total = (of: (line: ReplacedLine, figures: NewFigures) => number) => made.reduce((sum, one) => sum + of(one.line, one.figures), 0)
  return {
    itemsTotal: total((line, { sum }) => (line.isCustom ? 0 : sum)),
    customItemsTotal: total((line, { sum }) => (line.isCustom ? sum : 0)),
    vat: total((_, { vat }) => vat),
    discount: total(({ oldPrice }, { amount, sum }) => (oldPrice === null ? 0 : lineSum(oldPrice, amount) - sum)),
    cashBack: total((_, { cashBack }) => cashBack),
    weightGrams: Math.round(total(({ weightGrams }, { amount }) => weightGrams * amount)),
    volumeMl: Math.round(total(({ volumeMl }, { amount }) => volumeMl * amount)),
    lineCount: made.length,
  }
}
