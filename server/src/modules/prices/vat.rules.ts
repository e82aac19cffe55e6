type Rate = { group: string; rate: number; from: string; to: string | null }

/** Basis points on a day; null: sold without VAT. `rates` stand newest first. */
export function vatRateOn(rates: readonly Rate[], group: string, on: string): number | null {
  if (group === 'none') return null
  return rates.find((one) => one.group === group && one.from <= on && (one.to === null || one.to >= on))?.rate ?? 0
}
