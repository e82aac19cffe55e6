import * as z from 'zod'
import { money } from '../money.ts'

/** The external statement a debt includes besides the store's own documents, and its day; null: none. */
export const debtStatement = z.object({ source: z.string(), asOf: z.iso.date() }).nullable()

/** A company's debt, advance and credit as the seller's people see them. */
export const companyDebt = z.object({
  receivables: money,
  overdue: money,
  overdueDays: z.number(),
  /** Money of the company not allocated to any invoice. */
  advance: money,
  creditLimit: money,
  creditLeft: money,
  statement: debtStatement,
})

const owed = money.pipe(z.int().min(0))

/** The accounting system's figures of a company on a day. */
export const accountingStatement = z
  .object({
    /** Name of the system, shown to the company beside its figures. */
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
