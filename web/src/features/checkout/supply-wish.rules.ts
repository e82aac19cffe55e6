import type { AllocationStrategy } from '@vitrina/contract/cart-allocation'
import type { CheckoutDraft } from './checkout-draft.rules.ts'

/** What the cart's way of supply means for an order: the manager reads it, and what is short is answered already. */
type Wish = { supply: AllocationStrategy; comments: Partial<Record<AllocationStrategy, string>> }

const shortages: Partial<Record<AllocationStrategy, CheckoutDraft['shortage']>> = {
  fewestShipments: 'toOrder',
  oneDate: 'toOrder',
  stockOnly: 'refuse',
}

/** Over a draft: what the buyer has written or answered himself stays, an earlier wish does not. */
export function withSupplyWish(draft: CheckoutDraft, { supply, comments }: Wish): CheckoutDraft {
  const isOurs = draft.comment === '' || Object.values(comments).includes(draft.comment)
  return {
    ...draft,
    comment: isOurs ? (comments[supply] ?? '') : draft.comment,
    shortage: draft.shortage || (shortages[supply] ?? ''),
  }
}
