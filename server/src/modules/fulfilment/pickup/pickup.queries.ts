import { sellerTimezone } from '#platform/database/seller-day'
import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context'

/** The clock of the place where the goods wait. */
const HERE = sql`coalesce((select w.timezone from warehouses w where w.id = s.warehouse_id), ${sellerTimezone})`

/** The seller's settings and the time zone of the pickup point. */
export async function findPickupTerms(
  { db }: Context,
  orderId: number,
): Promise<{ config: Record<string, unknown>; timezone: string } | undefined> {
  const { rows } = await db.execute<{ config: Record<string, unknown>; timezone: string }>(sql`
    select t.config, coalesce(w.timezone, ${sellerTimezone}) as timezone
    from orders o join sites t on t.id = o.site_id left join warehouses w on w.id = o.warehouse_id where o.id = ${orderId}`)
  return rows[0]
}

const isOver = (now: Date) =>
  sql`s.state = 'ready_for_pickup' and s.pickup_until < (${now.toISOString()}::timestamptz at time zone ${HERE})::date`

/** The day is over that they were to wait for. */
export async function listOverdue({ db, now }: Context): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select s.id from shipments s where ${isOver(now())} order by s.pickup_until, s.id`)
  return rows.map(({ id }) => id)
}

export type OverdueShipment = { id: number; number: string; orderId: number }

/** Locks the order with its overdue shipment unless another worker has it, which then does the work. */
export async function lockOverdue({ db, now }: Context, id: number): Promise<OverdueShipment | undefined> {
  const { rows } = await db.execute<OverdueShipment>(sql`
    select s.id, s.number, s.order_id as "orderId" from shipments s join orders o on o.id = s.order_id
    where s.id = ${id} and ${isOver(now())} for update of o, s skip locked`)
  return rows[0]
}

/** No reminders at night. */
const isDueToRemind = (now: Date) =>
  sql`s.state = 'ready_for_pickup' and s.pickup_reminded_at is null
    and s.pickup_remind_on + time '09:00' <= ${now.toISOString()}::timestamptz at time zone ${HERE} and not (${isOver(now)})`

export async function listDueToRemind({ db, now }: Context): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select s.id from shipments s where ${isDueToRemind(now())} order by s.pickup_remind_on, s.id`,
  )
  return rows.map(({ id }) => id)
}

export type RemindedShipment = { orderId: number; until: string; code: string }

/** Takes a due reminder, so that it is sent once. */
export async function claimReminder({ db, now }: Context, id: number): Promise<RemindedShipment | undefined> {
  const { rows } = await db.execute<RemindedShipment>(sql`
    update shipments set pickup_reminded_at = ${now().toISOString()}
    where id = (select s.id from shipments s where s.id = ${id} and ${isDueToRemind(now())} for update skip locked)
    returning order_id as "orderId", pickup_until::text as until, pickup_code as code`)
  return rows[0]
}
