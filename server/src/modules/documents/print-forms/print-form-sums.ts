import { lineSum, vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { PrintFormLine, PrintFormTotals } from './print-form.ts'

type Priced = { price: number; amount: number; vatRate: number | null }
type Summed = { sum: number; vat: number }

/** The sum of a line and the VAT inside it; VAT is rounded in each line, and print forms add lines up. */
export function lineSums({ price, amount, vatRate }: Priced): Summed {
  const sum = lineSum(price, amount)
  return { sum, vat: vatRate === null ? 0 : vatWithin(sum, vatRate) }
}

export const netSum = ({ sum, vat }: Summed): number => sum - vat

/** The price without VAT: from the sum of the line, as in the books. */
export const netPrice = (line: Summed & { amount: number }): number => (line.amount === 0 ? 0 : Math.round(netSum(line) / line.amount))

/** Sums of all lines together and by rate, the highest first, without VAT last. */
export function totalsOf(lines: readonly Pick<PrintFormLine, 'vatRate' | 'sum' | 'vat'>[]): PrintFormTotals {
  const byRate = new Map<number | null, Summed>()
  for (const { vatRate, sum, vat } of lines) {
    const known = byRate.get(vatRate)
    byRate.set(vatRate, { sum: (known?.sum ?? 0) + sum, vat: (known?.vat ?? 0) + vat })
  }
  const vatByRate = Array.from(byRate, ([rate, summed]) => ({ rate, ...summed })).toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
  const total = (of: (rate: Summed) => number) => vatByRate.reduce((sum, one) => sum + of(one), 0)
  return { sum: total(({ sum }) => sum), vat: total(({ vat }) => vat), vatByRate }
}
