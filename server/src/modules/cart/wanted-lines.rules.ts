import type { NewCartItem } from '@vitrina/contract/cart'
import { type AmountRule, amountProblem, isKeepable } from '@vitrina/contract/cart.rules'

type Subject = { productId?: number | undefined; customProductId?: number | undefined }

/** One line for a product: the key under which it is found. */
export const keyOf = ({ productId, customProductId }: Subject): string =>
  productId === undefined ? `c${customProductId}` : `p${productId}`

export const keyOfLine = (line: { product_id: number | null; custom_product_id: number | null }): string =>
  line.product_id === null ? `c${line.custom_product_id}` : `p${line.product_id}`

export type Wanted = NewCartItem & { key: string }

const plus = (a: number, b: number) => Math.round((a + b) * 1000) / 1000

/** One wish for each product: of several the last counts, or with `add` all of them on top of the cart. */
export function gatherItems(
  items: readonly NewCartItem[],
  { mode, inCart }: { mode: 'set' | 'add'; inCart: ReadonlyMap<string, number> },
): Wanted[] {
  const wanted = new Map<string, Wanted>()
  for (const item of items) {
    const key = keyOf(item)
    const before = wanted.get(key)
    const amount = mode === 'set' ? item.amount : plus(before?.amount ?? inCart.get(key) ?? 0, item.amount)
    wanted.set(key, { ...before, ...item, key, amount })
  }
  return [...wanted.values()]
}

export type Refusal = 'product' | 'wrong' | 'decimals'

/** Why an amount of a product cannot even stand in the cart. */
export function refusalOf(facts: (AmountRule & { isSold: boolean }) | undefined, amount: number): Refusal | null {
  if (!facts?.isSold) return 'product'
  const problem = amountProblem(facts, amount)
  return isKeepable(problem) ? null : problem === 'decimals' ? 'decimals' : 'wrong'
}
