import * as z from 'zod'
import { money } from './money.ts'

/** Whose figures are in a debt besides the store's own documents, and of which day; null: nobody's. */
export const debtStatement = z.object({ source: z.string(), asOf: z.iso.date() }).nullable()

/** What a company owes and has, as the seller's people see it. */
export const companyDebt = z.object({
  receivables: money,
  overdue: money,
  overdueDays: z.number(),
  /** Money of the company that lies on no invoice. */
  advance: money,
  creditLimit: money,
  creditLeft: money,
  statement: debtStatement,
})

const owed = money.pipe(z.int().min(0))

/** What the accounting system says of a company on a day. */
export const accountingStatement = z
  .object({
    /** Which system it is from: shown to the company beside its figures. */
    source: z.string().trim().min(1).max(60),
    asOf: z.iso.date(),
    receivables: owed,
    overdue: owed,
    /** The day from which the oldest overdue sum is due. */
    overdueSince: z.iso.date().nullable().default(null),
    advance: owed,
  })
  .refine(({ overdue, receivables }) => overdue <= receivables, { path: ['overdue'] })
  .refine(({ overdue, overdueSince, asOf }) => overdue === 0 || (overdueSince !== null && overdueSince < asOf), { path: ['overdueSince'] })
export type AccountingStatement = z.output<typeof accountingStatement>
