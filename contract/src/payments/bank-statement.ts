import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import {
  matchReasons,
  MAX_PASTED_CHARACTERS,
  MAX_STATEMENT_BYTES,
  MOST_LINES_AT_ONCE,
  statementProblems,
  statementQueues,
} from './bank-statement.rules.ts'

const id = z.int32().positive()
const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
const reasonText = z.string().transform(clean).pipe(z.string().min(1).max(210))
const positiveMoney = money.pipe(z.int().positive())

const part = z.object({ documentId: id, sum: positiveMoney })

/** Where the money of a line could go; without parts it is an advance of the company. */
const candidate = z.object({
  company: z.object({ id: z.number(), name: z.string() }),
  reason: z.enum(matchReasons),
  parts: z.array(part.extend({ number: z.string(), date: z.iso.date(), order: z.string().nullable(), open: money })),
  /** The amount that becomes an advance. */
  rest: money,
})
export type StatementCandidate = z.infer<typeof candidate>

/** A credit to the seller's account, as the bank wrote it down. */
const line = z.object({
  id: z.number(),
  number: z.string(),
  date: z.iso.date(),
  receivedOn: z.iso.date(),
  sum: money,
  payerName: z.string(),
  payerInn: z.string(),
  purpose: z.string(),
  /** Sure: its first candidate may be taken without a look. */
  isSure: z.boolean(),
  /** The first is the likeliest. */
  candidates: z.array(candidate),
  /** Of a recorded line. */
  payment: z.object({ id: z.number(), company: z.string(), free: money, isVoidable: z.boolean() }).nullable(),
  dismissReason: z.string(),
})
export type StatementLine = z.infer<typeof line>

/** One line with the place a person has seen for its money. */
const chosen = z.object({ id, companyId: id, parts: z.array(part).max(100) })
export type ChosenLine = z.infer<typeof chosen>

/** The result for one line; a line that could not be done does not stop the others. */
const outcome = z.object({
  id: z.number(),
  /** Of the bank document. */ number: z.string(),
  paymentId: z.number().nullable(),
  problem: z.string().nullable(),
})
export type StatementOutcome = z.infer<typeof outcome>
const outcomes = z.object({ outcomes: z.array(outcome) })

const base = '/api/v1/back-office/bank-statement'
const staff = { policy: 'staff', permission: 'payments.statement' } as const

/** The seller's bank statement: lines come in once, and each becomes one payment or is dismissed. */
export const bankStatementApi = {
  load: endpoint({
    ...staff,
    method: 'POST',
    path: base,
    summary: 'Load a statement: a file of the 1C client-bank exchange, a CSV of a bank, or pasted text; known lines are left out',
    multipart: { file: { maxBytes: MAX_STATEMENT_BYTES, kinds: ['text'], refusedAs: 'bank-statement.unreadable', isReadByBytes: true } },
    body: z.object({ text: z.string().max(MAX_PASTED_CHARACTERS).default('') }),
    output: z.object({
      added: z.number(),
      known: z.number(),
      /** Money that left the account. */
      outgoing: z.number(),
      refused: z.array(z.object({ row: z.number(), text: z.string(), problem: z.enum(statementProblems) })),
    }),
    errors: ['bank-statement.unreadable', 'bank-statement.empty', 'input.unsupported-type', 'input.too-large'],
  }),
  list: endpoint({
    ...staff,
    method: 'GET',
    path: base,
    summary: 'Lines of statements: sure ones, those to look at, recorded ones and dismissed ones',
    query: z.object({
      show: z.enum(statementQueues).default('sure'),
      /** Payer, ИНН, purpose or number of the bank document. */
      q: z.string().max(100).transform(clean).default(''),
      page: pageNumber,
      'per-page': pageSize,
    }),
    output: z.object({
      items: z.array(line),
      meta: pageMeta,
      counts: z.object({ sure: z.number(), unclear: z.number() }),
      /** All sure lines that were searched for, also of other pages: to be allocated by one press. */
      sure: z.array(chosen),
      sureSum: money,
    }),
  }),
  accept: endpoint({
    ...staff,
    method: 'POST',
    path: `${base}/accept`,
    // A line becomes a payment once, so a repeat answers with the same payments without a key.
    summary: 'Record lines as payments and allocate them as the person has seen; a line whose invoices have changed since is left',
    body: z.object({ lines: z.array(chosen).min(1).max(MOST_LINES_AT_ONCE) }),
    output: outcomes,
  }),
  undo: endpoint({
    ...staff,
    method: 'POST',
    path: `${base}/undo`,
    summary: 'Void the payments of lines with a reason; the lines wait again',
    body: z.object({ ids: z.array(id).min(1).max(MOST_LINES_AT_ONCE), reason: reasonText }),
    output: outcomes,
  }),
  dismiss: endpoint({
    ...staff,
    method: 'POST',
    path: `${base}/dismiss`,
    summary: 'Put lines aside that are no money of a customer, with a reason',
    body: z.object({ ids: z.array(id).min(1).max(MOST_LINES_AT_ONCE), reason: reasonText }),
    output: outcomes,
  }),
  restore: endpoint({
    ...staff,
    method: 'POST',
    path: `${base}/restore`,
    summary: 'Take dismissed lines back into the queue',
    body: z.object({ ids: z.array(id).min(1).max(MOST_LINES_AT_ONCE) }),
    output: outcomes,
  }),
}
