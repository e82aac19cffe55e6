/** Moscow has kept to UTC+3 since 2014. */
const MOSCOW_MS = 3 * 3_600_000

/** The seller's calendar day at a moment: 2026-01-31. */
export const moscowDay = (at: Date): string => new Date(at.getTime() + MOSCOW_MS).toISOString().slice(0, 10)

type Rate = { group: string; rate: number; from: string; to: string | null }

/** Basis points on a day; null: sold without VAT. `rates` stand newest first. */
export function vatRateOn(rates: readonly Rate[], group: string, on: string): number | null {
  if (group === 'none') return null
  return rates.find((one) => one.group === group && one.from <= on && (one.to === null || one.to >= on))?.rate ?? 0
}

const WHOLE = 10_000

/** VAT inside a gross price, half a kopeck up. */
export const vatWithin = (gross: number, rate: number): number => Math.floor((gross * rate * 2 + WHOLE + rate) / ((WHOLE + rate) * 2))
