import { invoiceStateOf, openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import { and, eq, inArray, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { documents, paymentAllocations } from '#tables/documents'

/** Takes the money off these invoices and cancels them; answers with the money, the oldest payment first. */
export async function cancelPaid({ db }: Context, ids: readonly number[]): Promise<{ paymentId: number; sum: number }[]> {
  const lies = inArray(paymentAllocations.documentId, [...ids])
  // Payments are held before anything of theirs is moved, always by their numbers.
  await db.execute(sql`
    select from payments where id in (${db.select({ id: paymentAllocations.paymentId }).from(paymentAllocations).where(lies)}) order by id for update`)
  const taken = await db.delete(paymentAllocations).where(lies).returning()
  await db
    .update(documents)
    .set({ state: 'cancelled', paidSum: 0 })
    .where(inArray(documents.id, [...ids]))
  const byPayment = new Map<number, number>()
  for (const { paymentId, sum } of taken) byPayment.set(paymentId, (byPayment.get(paymentId) ?? 0) + sum)
  return Array.from(byPayment, ([paymentId, sum]) => ({ paymentId, sum })).toSorted((one, other) => one.paymentId - other.paymentId)
}

/** Lays money on a new invoice. */
export async function insertAllocations(
  { db }: Context,
  { documentId, sum, parts }: { documentId: number; sum: number; parts: readonly { paymentId: number; sum: number }[] },
): Promise<void> {
  const paidSum = parts.reduce((total, part) => total + part.sum, 0)
  if (paidSum === 0) return
  await db.insert(paymentAllocations).values(parts.map((part) => ({ ...part, documentId })))
  await db
    .update(documents)
    .set({ paidSum, state: invoiceStateOf({ sum, paid: paidSum }) })
    .where(eq(documents.id, documentId))
}

type Allocated = { paymentId: number; documentId: number; sum: number }

export async function updateAllocation({ db }: Context, { paymentId, documentId, sum }: Allocated): Promise<void> {
  const mine = and(eq(paymentAllocations.paymentId, paymentId), eq(paymentAllocations.documentId, documentId))
  const [known] = await db.select({ sum: paymentAllocations.sum }).from(paymentAllocations).where(mine)
  const allocated = (known?.sum ?? 0) + sum
  if (allocated < 0) throw new Error(`Payment ${paymentId} has no ${-sum} on document ${documentId}`)
  if (allocated === 0) await db.delete(paymentAllocations).where(mine)
  else if (known) await db.update(paymentAllocations).set({ sum: allocated }).where(mine)
  else await db.insert(paymentAllocations).values({ paymentId, documentId, sum })
  const [invoice] = await db
    .update(documents)
    .set({ paidSum: sql`${documents.paidSum} + ${sum}` })
    .where(eq(documents.id, documentId))
    .returning({ sum: documents.sum, paid: documents.paidSum })
  if (!invoice) throw new Error(`No document ${documentId} to pay`)
  await db
    .update(documents)
    .set({ state: invoiceStateOf(invoice) })
    .where(and(eq(documents.id, documentId), inArray(documents.state, [...openInvoiceStates, 'paid'])))
}
