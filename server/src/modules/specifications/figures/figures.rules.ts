import { exactAmount, subtractAmounts, addAmounts } from '@vitrina/contract/quantity/quantity.rules'
import { lineSum, vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { Price } from '@vitrina/contract/prices/prices'
import { multipliersOf, type SpecificationGroup } from '@vitrina/contract/specifications/specification-document.rules'
import type { CountedDocument, CountedLine } from '../document.queries.ts'
import type { SpecificationFigures, SpecificationLineFigures } from '@vitrina/contract/specifications/specification-shapes'

/** The amount of each line with the multipliers of its groups. */
export function neededAmounts({ groups, lines }: CountedDocument): number[] {
  const timesOf = multipliersOf(groups)
  return lines.map(({ groupId, amount }) => exactAmount(amount * timesOf(groupId)))
}

/** Amount of each catalogue product that the whole specification needs. */
export function neededByProduct(lines: readonly CountedLine[], needed: readonly number[]): Map<number, number> {
  const totals = new Map<number, number>()
  for (const [at, { productId }] of lines.entries())
    if (productId !== null) totals.set(productId, addAmounts(totals.get(productId) ?? 0, needed[at] ?? 0))
  return totals
}

export type LineFacts = {
  priceOf: (line: CountedLine) => Price | null
  stockOf: (productId: number) => number
  /** The promised day of the line at this place of the list. */
  dayOf: (at: number) => string | null
}

/** Sums of the groups with the groups in them. */
function sumsOfGroups(groups: readonly SpecificationGroup[], lines: readonly { groupId: string | null; sum: number }[]) {
  const parents = new Map(groups.map(({ id, parentId }) => [id, parentId]))
  const sums = new Map(groups.map(({ id }) => [id, 0]))
  for (const { groupId, sum } of lines)
    for (let at = groupId, steps = 0; at !== null && steps <= groups.length; at = parents.get(at) ?? null, steps++)
      sums.set(at, (sums.get(at) ?? 0) + sum)
  return groups.map(({ id }) => ({ id, sum: sums.get(id) ?? 0 }))
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.includes(null) ? null : days.reduce<string | null>((last, day) => (last === null || (day ?? '') > last ? day : last), null)

/** Figures of the lines, from facts that were read before; those of one product depend on no other product. */
export function lineFiguresOf(
  { lines }: CountedDocument,
  { needed, priceOf, stockOf, dayOf }: LineFacts & { needed: readonly number[] },
): SpecificationLineFigures[] {
  const left = new Map<number, number>()
  return lines.map((line, at): SpecificationLineFigures => {
    const { id, productId } = line
    const neededAmount = needed[at] ?? 0
    const price = priceOf(line)
    const sum = price === null ? null : lineSum(price.value, neededAmount)
    const stock = productId === null ? 0 : stockOf(productId)
    const free = productId === null ? 0 : (left.get(productId) ?? stock)
    if (productId !== null) left.set(productId, Math.max(0, subtractAmounts(free, neededAmount)))
    return { id, price, sum, neededAmount, stock, day: dayOf(at), isEnough: free >= neededAmount }
  })
}

const vatOf = ({ price, sum }: SpecificationLineFigures): number =>
  sum !== null && price !== null && price.vatRate !== null ? vatWithin(sum, price.vatRate) : 0

/** Figures of the lines with the sums and the day of the whole. */
export function wholeOf({ groups, lines }: CountedDocument, figures: SpecificationLineFigures[]): Omit<SpecificationFigures, 'pricedAt'> {
  return {
    lines: figures,
    groups: sumsOfGroups(
      groups,
      lines.map(({ groupId }, at) => ({ groupId, sum: figures[at]?.sum ?? 0 })),
    ),
    totals: {
      sum: figures.reduce((total, { sum }) => total + (sum ?? 0), 0),
      vat: figures.reduce((total, line) => total + vatOf(line), 0),
      unpricedCount: figures.filter(({ sum }) => sum === null).length,
      day: latest(figures.map(({ day }) => day)),
    },
  }
}
