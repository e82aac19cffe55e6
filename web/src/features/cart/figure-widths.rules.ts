import type { CartLine } from '@vitrina/contract/cart/cart'

const longest = (values: readonly (number | null | undefined)[]): number =>
  values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)

/** Characters that the widest figure of each column takes, as CSS variables: a figure is never cut, and a short one wastes no room. */
export function figureWidths(lines: readonly CartLine[], money: (value: number) => string) {
  const amounts = lines.map(({ amount }) => String(amount).length)
  return {
    '--price': Math.max(10, money(longest(lines.map(({ price }) => price?.value))).length),
    '--sum': Math.max(11, money(longest(lines.map(({ sum }) => sum))).length),
    '--amount': Math.max(5, ...amounts),
  }
}
