import type { NewCartItem } from '@vitrina/contract/cart/cart'
import { type AmountRule, amountProblem, isStorable, addAmounts } from '@vitrina/contract/quantity/quantity.rules'

type Subject = { productId?: number | undefined; customProductId?: number | undefined }

/** One line for a product: the key under which it is found. */
export const keyOf = ({ productId, customProductId }: Subject): string =>
  productId === undefined ? `c${customProductId}` : `p${productId}`

export const keyOfLine = (line: { product_id: number | null; custom_product_id: number | null }): string =>
  line.product_id === null ? `c${line.custom_product_id}` : `p${line.product_id}`

export type CartItemInput = NewCartItem & { key: string }

/** One wish for each product: of several the last counts, or with `add` all of them on top of the cart. */
export function mergeItems(
  items: readonly NewCartItem[],
  { mode, inCart }: { mode: 'set' | 'add'; inCart: ReadonlyMap<string, number> },
): CartItemInput[] {
  const merged = new Map<string, CartItemInput>()
  for (const item of items) {
    const key = keyOf(item)
    const before = merged.get(key)
    const amount = mode === 'set' ? item.amount : addAmounts(before?.amount ?? inCart.get(key) ?? 0, item.amount)
    merged.set(key, { ...before, ...item, key, amount })
  }
  return [...merged.values()]
}

export type Refusal = 'product' | 'wrong' | 'decimals'

/** Why an amount of a product cannot even stand in the cart. */
export function refusalOf(facts: (AmountRule & { isSold: boolean }) | undefined, amount: number): Refusal | null {
  if (!facts?.isSold) return 'product'
  const problem = amountProblem(facts, amount)
  return isStorable(problem) ? null : problem === 'decimals' ? 'decimals' : 'wrong'
}
