import { sellerTimezone } from '#platform/database/seller-day'
import { eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { shipments } from '#tables/shipments'

/** The clock of the place where the goods wait. */
const HERE = sql`coalesce((select w.timezone from warehouses w where w.id = s.warehouse_id), ${sellerTimezone})`

/** The seller's settings and the time zone of the pickup point. */
export async function findPickupTerms(
  { db }: Context,
  orderId: number,
): Promise<{ config: Record<string, unknown>; timezone: string } | undefined> {
  const rows = await queryRows<{ config: Record<string, unknown>; timezone: string }>(
    db,
    { config: 'json', timezone: 'text' },
    sql`
    select t.config, coalesce(w.timezone, ${sellerTimezone}) as timezone
    from orders o join sites t on t.id = o.site_id left join warehouses w on w.id = o.warehouse_id where o.id = ${orderId}`,
  )
  return rows[0]
}

const isOver = (now: Date) =>
  sql`s.state = 'ready_for_pickup' and s.pickup_until < (${now.toISOString()}::timestamptz at time zone ${HERE})::date`

/** The day is over that they were to wait for. */
export async function listOverdue({ db, now }: Context): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`select s.id from shipments s where ${isOver(now())} order by s.pickup_until, s.id`,
  )
  return rows.map(({ id }) => id)
}

export type OverdueShipment = { id: number; number: string; orderId: number }

/** Locks the order with its overdue shipment unless another worker has it, which then does the work. */
export async function lockOverdue({ db, now }: Context, id: number): Promise<OverdueShipment | undefined> {
  const rows = await queryRows<OverdueShipment>(
    db,
    { id: 'number', number: 'text', orderId: 'number' },
    sql`
    select s.id, s.number, s.order_id as "orderId" from shipments s join orders o on o.id = s.order_id
    where s.id = ${id} and ${isOver(now())} for update of o, s skip locked`,
  )
  return rows[0]
}

/** No reminders at night. */
const isDueToRemind = (now: Date) =>
  sql`s.state = 'ready_for_pickup' and s.pickup_reminded_at is null
    and s.pickup_remind_on + time '09:00' <= ${now.toISOString()}::timestamptz at time zone ${HERE} and not (${isOver(now)})`

export async function listDueToRemind({ db, now }: Context): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`select s.id from shipments s where ${isDueToRemind(now())} order by s.pickup_remind_on, s.id`,
  )
  return rows.map(({ id }) => id)
}

export type RemindedShipment = { orderId: number; until: string; code: string }

/** Takes a due reminder, so that it is sent once. */
export async function claimReminder({ db, now }: Context, id: number): Promise<RemindedShipment | undefined> {
  const due = sql`(select s.id from shipments s where s.id = ${id} and ${isDueToRemind(now())} for update skip locked)`
  const [row] = await db
    .update(shipments)
    .set({ pickupRemindedAt: now() })
    .where(eq(shipments.id, due))
    .returning({ orderId: shipments.orderId, until: shipments.pickupUntil, code: shipments.pickupCode })
  if (!row) return undefined
  const { orderId, until, code } = row
  if (until === null || code === null) throw new Error(`Shipment ${id} waits for pickup without a code or a last day`)
  return { orderId, until, code }
}
