import type { Context } from '#platform/context'
import { updateAllocation } from './allocations.queries.ts'

/** Money of a payment allocated to an invoice, or taken off it where `sum` is negative; the invoice's own figures follow. It must be held. */
export const addAllocation = (tx: Context, part: { paymentId: number; documentId: number; sum: number }): Promise<void> =>
  updateAllocation(tx, part)
