/** sure: number, ИНН and sum agree; unclear: a person chooses; done: a payment is recorded; dismissed: no money of a customer. */
export const statementQueues = ['sure', 'unclear', 'done', 'dismissed'] as const
export type StatementQueue = (typeof statementQueues)[number]

/** Why money could belong to a place; the screen says it in words. */
export const matchReasons = [
  /** ИНН, every number named and the sum agree. */
  'number-and-sum',
  /** The invoice is of another legal entity of the payer's company. */
  'other-entity',
  /** Less than the named invoices ask for. */
  'part',
  /** More than the named invoices ask for. */
  'overpaid',
  /** Another line of the statement pays the same invoices. */
  'paid-twice',
  /** The bank document is older than the invoice it names. */
  'too-early',
  /** The number is named and the sum agrees, but the ИНН is of nobody or of another company. */
  'other-inn',
  /** A number one sign away, and the sum agrees. */
  'similar-number',
  /** No number fits; the sum is that of one invoice. */
  'sum-alone',
  /** No number fits; the sum is that of several invoices together. */
  'sum-of-several',
  /** The number is named by a word other than invoice or order. */
  'bare-number',
  /** Only the payer is known: open invoices by their due day. */
  'by-due-day',
  /** Only the payer is known, and nothing of it is open. */
  'advance',
] as const
export type MatchReason = (typeof matchReasons)[number]

/** Why a row of a statement was not taken. */
export const statementProblems = ['no-sum', 'no-date', 'too-long'] as const
export type StatementProblem = (typeof statementProblems)[number]

export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024

/** Each line is a transaction of its own, and the person sees the progress. */
export const MOST_LINES_AT_ONCE = 25

/** A longer text is a file. */
export const MAX_PASTED_CHARACTERS = 100_000
