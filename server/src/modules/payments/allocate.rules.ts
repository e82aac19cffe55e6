/** An invoice with something left to pay. */
export type OpenInvoice = { documentId: number; open: number; dueOn: string | null }
export type Part = { documentId: number; sum: number }

/** Invoices due first are paid first; those without a day come last. */
export const oldestFirst = (one: OpenInvoice, other: OpenInvoice): number =>
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') || one.documentId - other.documentId

/** Lays a sum over invoices in the order given, never more than is open on each; `rest` is an advance. */
export function spread(sum: number, invoices: readonly OpenInvoice[]): { parts: Part[]; rest: number } {
  let rest = sum
  const parts = invoices.flatMap(({ documentId, open }) => {
    const taken = Math.min(rest, open)
    rest -= taken
    return taken > 0 ? [{ documentId, sum: taken }] : []
  })
  return { parts, rest }
}

/** An advance of a payment: money of no invoice. */
export type Advance = { paymentId: number; free: number }

/** Which advances pay an invoice, the oldest first. */
export function drawOn(advances: readonly Advance[], open: number): { paymentId: number; sum: number }[] {
  const { parts } = spread(
    open,
    advances.map(({ paymentId, free }) => ({ documentId: paymentId, open: free, dueOn: null })),
  )
  return parts.map(({ documentId, sum }) => ({ paymentId: documentId, sum }))
}
