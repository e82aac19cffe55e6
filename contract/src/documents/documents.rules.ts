/** счёт, накладная, УПД, корректировочный документ, акт сверки */
export const documentTypes = ['invoice', 'waybill', 'upd', 'correction', 'reconciliation'] as const
export type DocumentType = (typeof documentTypes)[number]

/** S-15: states as a buyer sees them; `overdue` is awaited on a day after the due one. */
export const documentStates = ['awaiting', 'partially_paid', 'paid', 'overdue', 'cancelled', 'posted'] as const
export type DocumentState = (typeof documentStates)[number]

/** Limit of documents in one archive. */
export const MAX_ARCHIVED_DOCUMENTS = 100
