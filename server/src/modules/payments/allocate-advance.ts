import type { Context } from '#platform/context'
import { drawOn } from './allocate.rules.ts'
import { addAllocation } from '#modules/documents/add-allocation'
import { lockAdvances, lockOpenInvoices } from './allocations.queries.ts'
import { recordAdvanceUse } from './allocate-money.ts'

/** A new invoice is paid by unallocated money of the company, the oldest first. Returns the allocated sum. */
export async function allocateAdvance(tx: Context, { companyId, documentId }: { companyId: number; documentId: number }): Promise<number> {
  // In the order everybody holds them: the order, the payments, the invoice.
  const [invoice] = await lockOpenInvoices(tx, { companyId, documentIds: [documentId] })
  if (!invoice) return 0
  const drawn = drawOn(await lockAdvances(tx, companyId), invoice.open)
  const sum = drawn.reduce((total, part) => total + part.sum, 0)
  if (sum === 0) return 0
  for (const { paymentId, sum: part } of drawn) await addAllocation(tx, { paymentId, documentId, sum: part })
  if (invoice.orderId !== null) await recordAdvanceUse(tx, invoice.orderId, { documentId, sum })
  return sum
}
