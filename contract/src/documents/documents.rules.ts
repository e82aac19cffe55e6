/** счёт, накладная, УПД, корректировочный документ, акт сверки */
export const documentTypes = ['invoice', 'waybill', 'upd', 'correction', 'reconciliation'] as const
export type DocumentType = (typeof documentTypes)[number]

/** S-15: states as a buyer sees them; `overdue` is awaited on a day after the due one. */
export const documentStates = ['awaiting', 'partially_paid', 'paid', 'overdue', 'cancelled', 'posted'] as const
export type DocumentState = (typeof documentStates)[number]
/** `overdue` depends on the day, so it is never stored. */
export const storedDocumentStates = [
  'awaiting',
  'partially_paid',
  'paid',
  'cancelled',
  'posted',
] as const satisfies readonly DocumentState[]
export type StoredDocumentState = (typeof storedDocumentStates)[number]

/** Stored states of an invoice that waits for money, whole or in part: these are owed, allocated to and paid online. */
export const openInvoiceStates = ['awaiting', 'partially_paid'] as const satisfies readonly StoredDocumentState[]
/** The same as a buyer sees them on a day. */
export const openDocumentStates = [...openInvoiceStates, 'overdue'] as const satisfies readonly DocumentState[]

export const isOpenState = (state: DocumentState): boolean => openDocumentStates.some((open) => open === state)

/** The state of an invoice by the money on it. */
export function invoiceStateOf({ sum, paid }: { sum: number; paid: number }): (typeof openInvoiceStates)[number] | 'paid' {
  if (paid <= 0) return 'awaiting'
  return paid < sum ? 'partially_paid' : 'paid'
}

/** Limit of documents in one archive. */
export const MAX_ARCHIVED_DOCUMENTS = 100
