import { applyFactor, vatWithin, WHOLE } from '../prices.rules.ts'

/** To what prices are rounded, in kopecks. */
export const roundingSteps = [1, 10, 50, 100, 1_000, 10_000] as const
export const roundingWays = ['nearest', 'up', 'down'] as const

/** `percent` in basis points: 500 adds 5 %, −500 takes them off. */
export type BulkChange = { percent: number; step: number; way: (typeof roundingWays)[number] }

/** A price with the VAT of a rate added, half a kopeck up; without VAT it is the same. */
export const withVat = (net: number, vatRate: number | null): number => applyFactor(net, WHOLE + (vatRate ?? 0))
export const withoutVat = (gross: number, vatRate: number | null): number => gross - (vatRate === null ? 0 : vatWithin(gross, vatRate))

const rounders = { nearest: Math.round, up: Math.ceil, down: Math.floor } as const

/** The changed and rounded sum; where rounding would leave nothing it is not rounded, and never less than a kopeck. */
export function changedSum(kopecks: number, { percent, step, way }: BulkChange): number {
  const exact = applyFactor(kopecks, WHOLE + percent)
  return rounders[way](exact / step) * step || Math.max(exact, 1)
}

/** The new price with VAT; a list typed without VAT is changed and rounded without it. */
export const changedPrice = (
  gross: number,
  { change, isVatIncluded, vatRate }: { change: BulkChange; isVatIncluded: boolean; vatRate: number | null },
): number => (isVatIncluded ? changedSum(gross, change) : withVat(changedSum(withoutVat(gross, vatRate), change), vatRate))
