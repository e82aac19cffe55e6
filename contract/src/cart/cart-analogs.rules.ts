import { thousandths } from '../quantity/quantity.rules.ts'
import type { CartLine } from './cart.ts'

/** Analogs offered for one line. */
export const MAX_LINE_ANALOGS = 5
/** Lines looked at in one call; a longer list is done again after these are replaced. */
export const MAX_ANALOG_LINES = 500

/** The whole amount lies in the warehouse nearest to the buyer: there today, whatever the hour of the last car. */
export function isHere({ amount, sources }: Pick<CartLine, 'amount' | 'sources'>): boolean {
  const near = sources.filter(({ source }) => source === 'stock')
  return near.reduce((sum, source) => sum + thousandths(source.amount ?? 0), 0) >= thousandths(amount)
}

/** Too little of it in all warehouses, or no longer sold. */
export const isShortOrGone = ({ warnings }: Pick<CartLine, 'warnings'>): boolean =>
  warnings.includes('stock-short') || warnings.includes('not-sold')

/** Lines of the catalogue that analogs are looked for. */
export const needsAnalog = (line: Pick<CartLine, 'amount' | 'sources' | 'warnings' | 'productId'>): boolean =>
  line.productId !== null && (isShortOrGone(line) || !isHere(line))
