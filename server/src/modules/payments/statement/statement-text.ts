import type { StatementProblem } from '@vitrina/contract/payments/bank-statement.rules'

/** A credit as a statement tells it; sums in kopecks. */
export type BankDocument = {
  number: string
  date: string
  receivedOn: string
  sum: number
  /** The seller's own account. */
  account: string
  payerAccount: string
  payerName: string
  payerInn: string
  purpose: string
}

export type ReadStatement = {
  documents: BankDocument[]
  outgoing: number
  refused: { row: number; text: string; problem: StatementProblem }[]
}

/**
 * The identity of a document. Payers number their orders themselves, so two of them may have one number, day and sum:
 * the payer belongs to it, by the account where it is told. Without a number the purpose tells two documents apart.
 */
export function keyOfDocument({ account, date, number, sum, payerAccount, payerInn, payerName, purpose }: BankDocument): string {
  const payer = payerAccount || payerInn || payerName.toLowerCase()
  const name = number.replace(/^0+(?=\d)/, '') || `«${purpose.toLowerCase()}»`
  return [account, date, name, sum, payer].join('|')
}
