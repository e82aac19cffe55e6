import { readAmount } from '@vitrina/contract/quantity/quantity.rules'
import { readMoney } from '#lib/read-money.rules.ts'
import type { Decision } from './order-change.api.ts'
import type { AddedDraft, OrderDraft } from './order-draft.rules.ts'
import type { SoldLine } from './order-margin.tsx'

/** As typed so far; an amount that cannot be read yet counts for nothing. */
export const readLine = ({ price, amount }: { price: string; amount: string }) => ({
  price: readMoney(price),
  amount: readAmount(amount) ?? 0,
})

/** Of products being added, by product: their costs, and the customer's prices. */
export type AddedFacts = { costs: ReadonlyMap<number, number | null>; prices: ReadonlyMap<number, number | null> }

/** A line being added; without a price of its own it gets the customer's. */
export const soldAdded = (added: AddedDraft, { costs, prices }: AddedFacts): SoldLine => ({
  ...readLine(added),
  ...(added.price.trim() === '' && { price: prices.get(added.productId) ?? null }),
  cost: costs.get(added.productId) ?? null,
})

/** Lines of the order as the draft would leave it; a replaced line has left. */
export function soldLines(
  { lines, added }: Pick<OrderDraft, 'lines' | 'added'>,
  facts: Decision['lines'],
  ofAdded: AddedFacts,
): SoldLine[] {
  const replaced = new Set(added.flatMap(({ replaces }) => replaces ?? []))
  return [
    ...lines
      .filter(({ id }) => !replaced.has(id))
      .map((line) => ({ ...readLine(line), cost: facts.find(({ itemId }) => itemId === line.id)?.cost ?? null })),
    ...added.map((line) => soldAdded(line, ofAdded)),
  ]
}
