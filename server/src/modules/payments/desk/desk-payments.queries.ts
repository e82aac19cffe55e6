import { type SQL, sql } from 'drizzle-orm'
import type { DeskPayment } from '@vitrina/contract/payment-desk'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { FREE_OF_PAYMENT, IS_ADVANCE } from '../allocations.queries.ts'

type Row = Omit<DeskPayment, 'createdAt' | 'receivedAt' | 'expiresAt'> &
  Record<'createdAt', string> &
  Record<'receivedAt' | 'expiresAt', string | null>

/** An administrator sees the money of all companies, a manager that of those he answers for or nobody does. */
function isSeen({ user }: Actor, company: SQL): SQL {
  if (user?.role === 'administrator') return sql`true`
  return sql`(manages_company(${user?.id ?? 0}, ${company}) or not exists (select from company_managers m where m.company_id = ${company}))`
}

const IS_SHOWN = {
  advances: sql`${IS_ADVANCE} and ${FREE_OF_PAYMENT} > 0`,
  // What has a bank goes back by itself.
  refunds: sql`p.direction = 'refund' and p.state = 'created' and p.method not in ('sbp', 'card')`,
}
export type Shown = keyof typeof IS_SHOWN

const COLUMNS = sql`p.id, p.method, p.direction, p.sum::float8 as sum, p.refunded_sum::float8 as "refundedSum", p.state, p.document_id as "documentId",
  p.expires_at as "expiresAt", p.created_at as "createdAt", p.received_at as "receivedAt", p.payer_name as "payerName", p.payer_inn as "payerInn",
  p.purpose, p.bank_document as "bankDocument", case when p.direction = 'in' then ${FREE_OF_PAYMENT} else 0 end as free,
  json_build_object('id', c.id, 'name', c.name) as company`

const momentOf = (given: string) => new Date(given).toISOString()
const shown = (row: Row): DeskPayment => ({
  ...row,
  createdAt: momentOf(row.createdAt),
  receivedAt: row.receivedAt === null ? null : momentOf(row.receivedAt),
  expiresAt: row.expiresAt === null ? null : momentOf(row.expiresAt),
})

export async function listDeskPayments(
  { db }: Context,
  actor: Actor,
  { show, page, size }: { show: Shown; page: number; size: number },
): Promise<{ items: DeskPayment[]; total: number }> {
  const from = sql`from payments p join companies c on c.id = p.company_id where ${IS_SHOWN[show]} and ${isSeen(actor, sql`p.company_id`)}`
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`)
  const { rows } = await db.execute<Row>(sql`select ${COLUMNS} ${from} order by p.id limit ${size} offset ${(page - 1) * size}`)
  return { items: rows.map(shown), total: counted.rows[0]?.total ?? 0 }
}

/** Undefined: there is none, or it is not his to see. */
export async function findDeskPayment({ db }: Context, actor: Actor, id: number): Promise<DeskPayment | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select ${COLUMNS} from payments p join companies c on c.id = p.company_id where p.id = ${id} and ${isSeen(actor, sql`p.company_id`)}`)
  return rows[0] && shown(rows[0])
}

export async function isSeenCompany({ db }: Context, actor: Actor, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from companies c where c.id = ${id} and ${isSeen(actor, sql`c.id`)}`)
  return rows.length > 0
}
