type Rate = { group: string; rate: number; from: string; to: string | null }

/** Basis points on a day; null: sold without VAT. `rates` stand newest first. */
export function vatRateOn(rates: readonly Rate[], group: string, on: string): number | null {
  if (group === 'none') return null
  return rates.find((one) => one.group === group && one.from <= on && (one.to === null || one.to >= on))?.rate ?? 0
}

const WHOLE = 10_000

/** VAT inside a gross price, half a kopeck up. */
export const vatWithin = (gross: number, rate: number): number => Math.floor((gross * rate * 2 + WHOLE + rate) / ((WHOLE + rate) * 2))
