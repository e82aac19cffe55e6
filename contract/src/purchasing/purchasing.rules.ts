import { subtractAmounts } from '../quantity/quantity.rules.ts'

/** Where a need stands, read off its lines; nobody sets it. */
export const purchasingStates = ['collecting', 'partly_ordered', 'ordered', 'delivered', 'closed'] as const
export type PurchasingState = (typeof purchasingStates)[number]

export const MAX_PURCHASING_LINES = 500
/** Of one company, the archive included. */
export const MAX_PURCHASING_ENTRIES = 1_000

/** Need of a line, and the amounts of it in the company's carts, orders and shipments. */
export type LineAmounts = { needed: number; inCart: number; ordered: number; received: number }

/** Amount that no order covers yet; more than needed is not a debt of others. */
export const shortOf = ({ needed, ordered }: Pick<LineAmounts, 'needed' | 'ordered'>): number =>
  Math.max(0, subtractAmounts(needed, ordered))

/** Amount that neither an order nor a cart covers: 'докупить недостающее' takes this, so that pressing twice buys once. */
export const missingOf = ({ needed, ordered, inCart }: Pick<LineAmounts, 'needed' | 'ordered' | 'inCart'>): number =>
  Math.max(0, subtractAmounts(shortOf({ needed, ordered }), inCart))

export type LineCounts = {
  lines: number
  /** Lines of which anything is ordered. */
  ordered: number
  short: number
  /** Lines of which less than needed has arrived. */
  awaited: number
  /** Whether an order of it is not over yet. */
  hasOpenOrders: boolean
}

export function stateOf({ lines, ordered, short, awaited, hasOpenOrders }: LineCounts): PurchasingState {
  if (lines === 0 || ordered === 0) return 'collecting'
  if (short > 0) return 'partly_ordered'
  if (awaited > 0) return 'ordered'
  return hasOpenOrders ? 'delivered' : 'closed'
}

/** Order states that count no further than what left already. */
export const endedOrderStates = ['cancelled', 'declined', 'rejected'] as const
/** Order states in which nothing more happens. */
export const overOrderStates = ['completed', ...endedOrderStates] as const

/** Whether goods promised for a day come too late for a need. */
export const isLate = ({ promisedOn, neededOn }: { promisedOn: string | null; neededOn: string }): boolean =>
  promisedOn !== null && promisedOn > neededOn
