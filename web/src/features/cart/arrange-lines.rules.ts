import type { CartLine } from '@vitrina/contract/cart'
import type { CartParams, CartSort } from './cart.params.ts'
import { type Readiness, type ReadinessGroup, readinessGroups, readinessOf } from './readiness.rules.ts'

export type Arranged = { line: CartLine; readiness: Readiness }
/** `group` is null where the lines are in one row of another order. */
export type LineGroup = { group: ReadinessGroup | null; lines: Arranged[] }

const words = (text: string) => text.toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean)

const isSought = ({ product, note }: CartLine, sought: readonly string[]): boolean => {
  const text = words([product.name, product.article, product.manufacturerCode, product.brand, note].join(' ')).join(' ')
  return sought.every((word) => text.includes(word))
}

const orders: Record<Exclude<CartSort, 'ready' | 'added'>, (a: CartLine, b: CartLine) => number> = {
  name: (a, b) => a.product.name.localeCompare(b.product.name, 'ru'),
  article: (a, b) => a.product.article.localeCompare(b.product.article, 'ru', { numeric: true }),
  sum: (a, b) => (b.sum ?? -1) - (a.sum ?? -1),
}

/** Found lines in the order asked for; by default in groups by when they can be had. */
export function arrangeLines(lines: readonly CartLine[], { search, sort }: CartParams): LineGroup[] {
  const sought = words(search)
  const found = lines.filter((line) => isSought(line, sought)).map((line) => ({ line, readiness: readinessOf(line.amount, line.stocks) }))
  if (sort === 'ready')
    return readinessGroups
      .map((group) => ({ group, lines: found.filter(({ readiness }) => readiness.group === group) }))
      .filter((one) => one.lines.length > 0)
  if (found.length === 0) return []
  const order = sort === 'added' ? null : orders[sort]
  return [{ group: null, lines: order ? found.toSorted((a, b) => order(a.line, b.line)) : found }]
}
