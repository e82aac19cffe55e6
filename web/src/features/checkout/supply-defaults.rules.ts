import type { SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import type { CheckoutDraft } from './checkout-draft.rules.ts'

/** The cart's supply strategy in an order: a comment for the manager, and the default choice for a shortage. */
type SupplyDefaults = { supply: SupplyStrategy; comments: Partial<Record<SupplyStrategy, string>> }

const shortages: Partial<Record<SupplyStrategy, CheckoutDraft['shortage']>> = {
  fewestShipments: 'toOrder',
  oneDate: 'toOrder',
  stockOnly: 'refuse',
}

/** Applied to a draft: the buyer's own text and choice stay, an earlier strategy's comment does not. */
export function withSupplyDefaults(draft: CheckoutDraft, { supply, comments }: SupplyDefaults): CheckoutDraft {
  const isOurs = draft.comment === '' || Object.values(comments).includes(draft.comment)
  return {
    ...draft,
    comment: isOurs ? (comments[supply] ?? '') : draft.comment,
    shortage: draft.shortage || (shortages[supply] ?? ''),
  }
}
