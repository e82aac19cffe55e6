import { daysBetween } from '@vitrina/contract/days/days.rules'

/** Figures of the store's own documents and payments. Sums are kopecks. */
export type Documented = {
  receivables: number
  overdue: number
  overdueSince: string | null
  advance: number
  /** The receivables that count against the limit, with orders on credit that have no invoice yet. */
  onCredit: number
}

/** Figures of the accounting system beyond those. */
export type Statement = {
  source: string
  asOf: string
  receivables: number
  overdue: number
  overdueSince: string | null
  advance: number
}

/** The one debt of a company: every screen and every rule reads these figures. */
export type Debt = {
  receivables: number
  overdue: number
  /** Days since the oldest overdue sum was due. */
  overdueDays: number
  /** Money of the company that lies on no invoice. */
  advance: number
  /** The sum that counts against the credit limit. */
  creditUsed: number
  /** Of the contract the company orders on first, otherwise of the company itself. */
  creditLimit: number
  creditLeft: number
  /** The books that add to the store's own figures, and their day; `beyond`: how much of them is in no document here. */
  statement: { source: string; asOf: string; beyond: number; beyondOverdue: number; overdueSince: string | null } | null
}

/** On the due day itself nothing is late yet. */
export const daysLate = (dueOn: string | null, today: string): number => (dueOn !== null && dueOn < today ? daysBetween(dueOn, today) : 0)

const creditLeft = ({ limit, used }: { limit: number; used: number }): number => Math.max(0, limit - used)

const earliest = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

const within = (sum: number, most: number) => Math.min(Math.max(0, sum), most)

/** Documents of the store and, where there is one, the corrections of the newest statement of the books. */
export function debtOf(
  { documented, statement, limit }: { documented: Documented; statement: Statement | null; limit: number },
  today: string,
): Debt {
  const receivables = Math.max(0, documented.receivables + (statement?.receivables ?? 0))
  const overdue = within(documented.overdue + (statement?.overdue ?? 0), receivables)
  const beyondOverdue = overdue - documented.overdue
  const overdueSince = earliest(
    documented.overdue > 0 ? documented.overdueSince : null,
    beyondOverdue > 0 ? (statement?.overdueSince ?? null) : null,
  )
  const beyond = receivables - documented.receivables
  const creditUsed = Math.max(0, documented.onCredit + beyond)
  return {
    receivables,
    overdue,
    overdueDays: overdue > 0 ? Math.max(1, daysLate(overdueSince, today)) : 0,
    advance: Math.max(0, documented.advance + (statement?.advance ?? 0)),
    creditUsed,
    creditLimit: limit,
    creditLeft: creditLeft({ limit, used: creditUsed }),
    statement: statement && {
      source: statement.source,
      asOf: statement.asOf,
      beyond,
      beyondOverdue,
      overdueSince: statement.overdueSince,
    },
  }
}

/** A statement's totals beyond the store's own documents and payments. */
export function beyondDocuments(
  totals: { receivables: number; overdue: number; advance: number },
  own: Documented,
): { receivables: number; overdue: number; advance: number } {
  return {
    receivables: totals.receivables - own.receivables,
    overdue: totals.overdue - own.overdue,
    advance: totals.advance - own.advance,
  }
}
