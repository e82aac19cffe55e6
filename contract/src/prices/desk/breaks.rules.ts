import type { QuantityBreak } from './desk-shapes.ts'

const byAmount = (breaks: readonly QuantityBreak[]) => breaks.toSorted((one, other) => one.from - other.from)

/** The more one takes the cheaper it is: every next break starts at more and gives more. */
export const areRising = (breaks: readonly QuantityBreak[]): boolean =>
  byAmount(breaks).every(({ from, discount }, at, sorted) => {
    const former = sorted[at - 1]
    return !former || (former.from < from && former.discount < discount)
  })

export const areSameBreaks = (some: readonly QuantityBreak[], others: readonly QuantityBreak[]): boolean => {
  const told = (breaks: readonly QuantityBreak[]) => byAmount(breaks).map(({ from, discount }) => `${from} ${discount}`)
  return told(some).join() === told(others).join()
}
