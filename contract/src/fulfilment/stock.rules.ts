import { THOUSAND, thousandths } from '../quantity/quantity.rules.ts'

/** More than any warehouse has of one product. */
export const MAX_STOCK = 100_000_000

/** Letters of a place in a warehouse: it has to fit a label on the shelf. */
export const MAX_STORAGE_PLACE = 40

/** Whether an amount of stock can be had in a unit: nothing or more, in whole parts of the unit's precision. */
export function isStockAmount(amount: number, { decimals }: { decimals: number }): boolean {
  if (!Number.isFinite(amount) || amount < 0 || amount > MAX_STOCK) return false
  const exact = thousandths(amount)
  const least = 10 ** (3 - Math.min(3, Math.max(0, decimals)))
  return Math.abs(exact - amount * THOUSAND) < 1e-4 && exact % least === 0
}

/** Below what the warehouse wants to have. */
export const isBelowMinimum = ({ free, minimum }: { free: number | null; minimum: number | null }): boolean =>
  minimum !== null && (free ?? 0) < minimum

/** How much more of an arrival was promised to orders than comes; 0: all of it comes. */
export const overpromisedOf = ({ quantity, promised }: { quantity: number; promised: number }): number =>
  Math.max(0, thousandths(promised) - thousandths(quantity)) / THOUSAND

/** A reason is a word at least: digits of an amount typed too soon are none. */
export const isStockReason = (text: string): boolean => /\p{L}{2}/u.test(text)
