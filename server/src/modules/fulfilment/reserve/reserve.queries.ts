import { sellerTimezone } from '#platform/database/seller-day'
import { and, eq, inArray, isNull, lte, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sqlList } from '#platform/database/sql-list'
import { reserves } from '#tables/reserves'

const HOLDING_STATES = ['confirmed', 'partially_confirmed'] as const
const ACTIVE_STATES = ['requested', ...HOLDING_STATES] as const
const HOLDING = sql`(${sqlList(HOLDING_STATES)})`
const ACTIVE = sql`(${sqlList(ACTIVE_STATES)})`

export type ReserveEnding = 'rejected' | 'released' | 'expired' | 'consumed'

/** Requests a reserve of the taken goods; nothing where the order took none or is held already. */
export async function insertReserve({ db, now }: Context, orderId: number): Promise<number | undefined> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    with wanted as (
      select a.order_item_id, sum(a.held + a.in_transit) as held from order_allocations a join order_items i on i.id = a.order_item_id
      where i.order_id = ${orderId} and a.held + a.in_transit > 0 group by 1
    ), asked as (
      insert into reserves (order_id, state, requested_at) select ${orderId}, 'requested', ${now().toISOString()}
      where exists (select from wanted) returning id
    ), items as (
      insert into reserve_items (reserve_id, order_item_id, requested)
      select asked.id, wanted.order_item_id, wanted.held from asked, wanted
    ) select id from asked`,
  )
  return rows[0]?.id
}

/** The first caller ends it: a second one finds nothing to end. */
export async function markEnded(
  { db, now }: Context,
  { orderId, state, reason }: { orderId: number; state: ReserveEnding; reason: string },
): Promise<number | undefined> {
  const [ended] = await db
    .update(reserves)
    .set({ state, endedAt: now(), reason })
    .where(and(eq(reserves.orderId, orderId), inArray(reserves.state, [...ACTIVE_STATES])))
    .returning({ id: reserves.id })
  return ended?.id
}

export type ActiveReserve = {
  id: number
  state: 'requested' | 'confirmed' | 'partially_confirmed'
  expiresAt: Date | null
  extendedTimes: number
  /** Of the warehouse its goods lie in. */
  timezone: string
}

type Found = Omit<ActiveReserve, 'expiresAt'> & { expiresAt: string | null }

/** The reserve of an order that is asked for or holds. Its days end with those of the pickup point, else of the warehouse that gives most. */
export async function findActiveReserve({ db }: Context, orderId: number): Promise<ActiveReserve | undefined> {
  const rows = await queryRows<Found>(
    db,
    { id: 'number', state: 'text', expiresAt: 'text?', extendedTimes: 'number', timezone: 'text' },
    sql`
    select r.id, r.state, r.expires_at as "expiresAt", r.extended_times as "extendedTimes",
      coalesce(
        (select w.timezone from orders o join warehouses w on w.id = o.warehouse_id where o.id = r.order_id),
        (select w.timezone from order_items i join order_allocations a on a.order_item_id = i.id join warehouses w on w.id = a.warehouse_id
          where i.order_id = r.order_id and a.held > 0 group by w.id order by count(*) desc, w.id limit 1),
        ${sellerTimezone}) as timezone
    from reserves r where r.order_id = ${orderId} and r.state in ${ACTIVE}`,
  )
  const [row] = rows
  return row && { ...row, expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt) }
}

type Confirmed = { id: number; isPartial: boolean; expiresAt: Date; remindAt: Date; items: readonly { id: number; amount: number }[] }

export async function markConfirmed({ db, now }: Context, { id, isPartial, expiresAt, remindAt, items }: Confirmed): Promise<void> {
  const state = isPartial ? 'partially_confirmed' : 'confirmed'
  await db.update(reserves).set({ state, confirmedAt: now(), expiresAt, remindAt }).where(eq(reserves.id, id))
  await db.execute(sql`
    update reserve_items r set confirmed = coalesce(g.amount, 0)
    from reserve_items o left join json_to_recordset(${JSON.stringify(items)}::json) as g (id int, amount numeric) on g.id = o.order_item_id
    where r.reserve_id = ${id} and o.reserve_id = r.reserve_id and o.order_item_id = r.order_item_id`)
}

/** Another end, so another reminder. */
export const markExtended = ({ db }: Context, { id, expiresAt, remindAt }: { id: number; expiresAt: Date; remindAt: Date }) =>
  db
    .update(reserves)
    .set({ expiresAt, remindAt, remindedAt: null, extendedTimes: sql`${reserves.extendedTimes} + 1` })
    .where(eq(reserves.id, id))

/** Goods that are paid for are not taken away again, however long they wait to be shipped. */
export async function listDueToExpire({ db, now }: Context): Promise<number[]> {
  const rows = await queryRows<{ order_id: number }>(
    db,
    { order_id: 'number' },
    sql`
    select r.order_id from reserves r join orders o on o.id = r.order_id
    where r.state in ${HOLDING} and r.expires_at <= ${now().toISOString()} and o.payment_state <> 'paid' order by r.expires_at, r.id`,
  )
  return rows.map(({ order_id }) => order_id)
}

/** Locks the order with its overdue reserve unless another worker has it, which then does the work. */
export async function lockOverdue({ db, now }: Context, orderId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from reserves r join orders o on o.id = r.order_id
    where r.order_id = ${orderId} and r.state in ${HOLDING} and r.expires_at <= ${now().toISOString()}
      and o.payment_state <> 'paid' for update of o, r skip locked`)
  return rows.length > 0
}

/** Of what is paid for nothing ends. */
export async function listDueToRemind({ db, now }: Context): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    select r.id from reserves r join orders o on o.id = r.order_id
    where r.state in ${HOLDING} and r.reminded_at is null and r.remind_at <= ${now().toISOString()}
      and r.expires_at > ${now().toISOString()} and o.payment_state <> 'paid' order by r.remind_at, r.id`,
  )
  return rows.map(({ id }) => id)
}

export type Reminded = { orderId: number; expiresAt: Date; extendedTimes: number }

/** Takes a due reminder, so that it is sent once. */
export async function claimReminder({ db, now }: Context, id: number): Promise<Reminded | undefined> {
  const due = db
    .select({ id: reserves.id })
    .from(reserves)
    .where(
      and(eq(reserves.id, id), inArray(reserves.state, [...HOLDING_STATES]), isNull(reserves.remindedAt), lte(reserves.remindAt, now())),
    )
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(reserves)
    .set({ remindedAt: now() })
    .where(eq(reserves.id, sql`(${due})`))
    .returning({ orderId: reserves.orderId, expiresAt: reserves.expiresAt, extendedTimes: reserves.extendedTimes })
  return row?.expiresAt ? { ...row, expiresAt: row.expiresAt } : undefined
}
