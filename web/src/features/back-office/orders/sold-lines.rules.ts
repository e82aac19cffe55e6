import { readAmount } from '@vitrina/contract/quantity/quantity.rules'
import { readMoney } from '#lib/read-money.rules.ts'
import type { Decision } from './order-change.api.ts'
import type { OrderDraft } from './order-draft.rules.ts'
import type { SoldLine } from './order-margin.tsx'

/** As typed so far; an amount that cannot be read yet counts for nothing. */
export const readLine = ({ price, amount }: { price: string; amount: string }) => ({
  price: readMoney(price),
  amount: readAmount(amount) ?? 0,
})

/** Lines of the order as the draft would leave it; a replaced line has left, the cost of an added product is not known yet. */
export function soldLines({ lines, added }: Pick<OrderDraft, 'lines' | 'added'>, facts: Decision['lines']): SoldLine[] {
  const replaced = new Set(added.flatMap(({ replaces }) => replaces ?? []))
  return [
    ...lines
      .filter(({ id }) => !replaced.has(id))
      .map((line) => ({ ...readLine(line), cost: facts.find(({ itemId }) => itemId === line.id)?.cost ?? null })),
    ...added.map((line) => ({ ...readLine(line), cost: null })),
  ]
}
