import type { Context } from '#platform/context'
import { schedulePoll } from './schedule-jobs.ts'
import { dropLinks } from './payments.queries.ts'

/**
 * After an invoice of an order was cancelled, changed or paid: links and codes that ask for more than is open pay nothing any more.
 * In our books at once; the job of each payment closes it at the bank, written in the same transaction. The order must be held.
 */
export async function closeLinks(tx: Context, orderId: number): Promise<void> {
  for (const paymentId of await dropLinks(tx, orderId)) await schedulePoll(tx, paymentId, tx.now())
}
