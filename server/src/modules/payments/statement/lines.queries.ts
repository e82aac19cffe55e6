import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, ne, or, type SQL, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { bankStatementLines } from '#tables/bank-statement'
import { companies } from '#tables/companies'
import { payments } from '#tables/documents'

export type StoredLine = typeof bankStatementLines.$inferSelect
export type NewLine = Omit<typeof bankStatementLines.$inferInsert, 'id'>

/** Rows of one statement: PostgreSQL takes 65 535 values at most. */
const ROWS_AT_ONCE = 1000

/** Answers how many were not there before. */
export async function insertLines({ db }: Context, lines: readonly NewLine[]): Promise<number> {
  let added = 0
  for (let from = 0; from < lines.length; from += ROWS_AT_ONCE) {
    const written = await db
      .insert(bankStatementLines)
      .values(lines.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing({ target: bankStatementLines.key })
      .returning({ id: bankStatementLines.id })
    added += written.length
  }
  return added
}

/** A person looks through so many at most; the rest follows as these are done. */
const MOST_WAITING = 2000

const isWaiting = and(isNull(bankStatementLines.dismissedAt), or(isNull(bankStatementLines.paymentId), eq(payments.state, 'voided')))
const isDone = and(isNull(bankStatementLines.dismissedAt), isNotNull(bankStatementLines.paymentId), ne(payments.state, 'voided'))
const isDismissed = isNotNull(bankStatementLines.dismissedAt)

/** The typed text is no pattern. */
const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function isFound(q: string): SQL | undefined {
  if (q === '') return undefined
  const { payerName, payerInn, purpose, number } = bankStatementLines
  const part = partOf(q)
  return or(ilike(payerName, part), ilike(purpose, part), eq(payerInn, q), eq(number, q))
}

/** Lines without a payment that counts, the oldest first. */
export const listWaiting = async ({ db }: Context): Promise<StoredLine[]> => {
  const rows = await db
    .select({ line: bankStatementLines })
    .from(bankStatementLines)
    .leftJoin(payments, eq(payments.id, bankStatementLines.paymentId))
    .where(isWaiting)
    .orderBy(asc(bankStatementLines.receivedOn), asc(bankStatementLines.id))
    .limit(MOST_WAITING)
  return rows.map(({ line }) => line)
}

type Page = { show: 'done' | 'dismissed'; q: string; page: number; size: number }

/** Lines that are settled, the newest first. */
export async function listSettled({ db }: Context, { show, q, page, size }: Page) {
  const condition = and(show === 'done' ? isDone : isDismissed, isFound(q))
  const [counted] = await db
    .select({ total: count() })
    .from(bankStatementLines)
    .leftJoin(payments, eq(payments.id, bankStatementLines.paymentId))
    .where(condition)
  const rows = await db
    .select({
      line: bankStatementLines,
      // Null of a dismissed line.
      payment: payments,
      company: companies.name,
      free: sql<number>`coalesce(payment_free(payments), 0)`,
      pendingRefunds: sql<number>`(select coalesce(sum(r.sum), 0) from payments r where r.refund_of = ${payments.id} and r.state = 'created')`,
    })
    .from(bankStatementLines)
    .leftJoin(payments, eq(payments.id, bankStatementLines.paymentId))
    .leftJoin(companies, eq(companies.id, payments.companyId))
    .where(condition)
    .orderBy(desc(bankStatementLines.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: counted?.total ?? 0 }
}

/** Numbers of bank documents, by which people know a line. */
export async function findNumbers({ db }: Context, ids: readonly number[]): Promise<Map<number, string>> {
  const { id, number } = bankStatementLines
  const rows = await db
    .select({ id, number })
    .from(bankStatementLines)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.number]))
}

/** Held until the transaction ends: two people never make two payments of one line. */
export async function lockLine({ db }: Context, id: number): Promise<StoredLine | undefined> {
  const [row] = await db.select().from(bankStatementLines).where(eq(bankStatementLines.id, id)).for('update')
  return row
}

/** Undefined: the payment counts for nothing. */
export async function findCountingPayment(
  { db }: Context,
  paymentId: number | null,
): Promise<{ id: number; companyId: number } | undefined> {
  if (paymentId === null) return undefined
  const [row] = await db
    .select({ id: payments.id, companyId: payments.companyId })
    .from(payments)
    .where(and(eq(payments.id, paymentId), ne(payments.state, 'voided')))
  return row
}

export const changeLine = ({ db }: Context, id: number, change: Partial<NewLine>) =>
  db.update(bankStatementLines).set(change).where(eq(bankStatementLines.id, id))

export const listCompanyNames = ({ db }: Context, ids: readonly number[]) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
