import type { AllocationStrategy } from '@vitrina/contract/cart-allocation'
import type { CheckoutDraft } from './checkout-draft.rules.ts'

/** The cart's supply strategy in an order: a comment for the manager, and the default choice for a shortage. */
type Wish = { supply: AllocationStrategy; comments: Partial<Record<AllocationStrategy, string>> }

const shortages: Partial<Record<AllocationStrategy, CheckoutDraft['shortage']>> = {
  fewestShipments: 'toOrder',
  oneDate: 'toOrder',
  stockOnly: 'refuse',
}

/** Applied to a draft: the buyer's own text and choice stay, an earlier strategy's comment does not. */
export function withSupplyWish(draft: CheckoutDraft, { supply, comments }: Wish): CheckoutDraft {
  const isOurs = draft.comment === '' || Object.values(comments).includes(draft.comment)
  return {
    ...draft,
    comment: isOurs ? (comments[supply] ?? '') : draft.comment,
    shortage: draft.shortage || (shortages[supply] ?? ''),
  }
}
