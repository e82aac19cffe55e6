import type { CartLine } from '@vitrina/contract/cart/cart'
import { type SupplyPlan, splitLine } from '@vitrina/contract/cart/supply-plan.rules'
import type { CartParams, CartSort } from './cart.params.ts'
import { type ReadinessGroup, readinessGroups, readinessOf } from './readiness.rules.ts'

/** `group` is null where the lines are in one list of another order. */
export type LineGroup = { group: ReadinessGroup | null; lines: CartLine[] }

const words = (text: string) => text.toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean)

const matchesSearch = ({ product, note }: CartLine, searchWords: readonly string[]): boolean => {
  const text = words([product.name, product.article, product.manufacturerCode, product.brand, note].join(' ')).join(' ')
  return searchWords.every((word) => text.includes(word))
}

// Created once: a new collator for every pair costs half a second on a thousand lines.
const byWords = new Intl.Collator('ru')
const byCode = new Intl.Collator('ru', { numeric: true })

const orders: Record<Exclude<CartSort, 'ready' | 'own'>, (a: CartLine, b: CartLine) => number> = {
  name: (a, b) => byWords.compare(a.product.name, b.product.name),
  article: (a, b) => byCode.compare(a.product.article, b.product.article),
  sum: (a, b) => (b.sum ?? -1) - (a.sum ?? -1),
}

type Arranged = Pick<CartParams, 'search' | 'sort'> & { plan: SupplyPlan }

/** Found lines in the chosen order; `ready` groups them by when they can be had. */
export function arrangeLines(lines: readonly CartLine[], { search, sort, plan }: Arranged): LineGroup[] {
  const searchWords = words(search)
  const found = searchWords.length === 0 ? [...lines] : lines.filter((line) => matchesSearch(line, searchWords))
  if (sort === 'ready') {
    const groups = Object.groupBy(found, (line) => readinessOf(splitLine(line, plan), plan.today))
    return readinessGroups.flatMap((group) => (groups[group] ? [{ group, lines: groups[group] }] : []))
  }
  if (found.length === 0) return []
  const order = sort === 'own' ? null : orders[sort]
  return [{ group: null, lines: order ? found.toSorted(order) : found }]
}

/** The current lines in their previous places; null once the set of lines differs. */
export function inSamePlaces(held: readonly LineGroup[], now: readonly LineGroup[]): LineGroup[] | null {
  const live = new Map(now.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)))
  const groups = held.map(({ group, lines }) => ({ group, lines: lines.flatMap(({ id }) => live.get(id) ?? []) }))
  const count = (all: readonly LineGroup[]) => all.reduce((sum, { lines }) => sum + lines.length, 0)
  return count(groups) === live.size && live.size === count(held) ? groups : null
}
