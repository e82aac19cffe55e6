import { lineSum } from '../prices/prices.rules.ts'

/** Kopecks with VAT: prices and costs both have it inside, so that one is comparable with the other. */
type Sold = { price: number | null; cost: number | null; amount: number }

export type Margin = {
  /** Kopecks with VAT. */
  sum: number
  /** Of the price, in tenths of a per cent; null where nothing is charged. */
  permille: number | null
  /** False: some goods have no price or no cost, and are left out. */
  isWhole: boolean
}

/** Tenths of a per cent in a whole. */
const PERMILLE = 1000

const isKnown = (line: Sold): line is Sold & { price: number; cost: number } => line.price !== null && line.cost !== null

/** The margin of lines: what is left of their price when the goods are paid for. Null when no cost is known. */
export function marginOf(lines: readonly Sold[]): Margin | null {
  const sold = lines.filter(({ amount }) => amount > 0)
  const known = sold.filter(isKnown)
  if (known.length === 0) return null
  const charged = known.reduce((sum, { price, amount }) => sum + lineSum(price, amount), 0)
  const sum = known.reduce((rest, { cost, amount }) => rest - lineSum(cost, amount), charged)
  return { sum, permille: charged === 0 ? null : Math.round((sum * PERMILLE) / charged), isWhole: known.length === sold.length }
}
