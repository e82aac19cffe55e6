import { and, eq, inArray, isNull, type SQL, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { orderItems } from '#tables/orders'
import { packedBoxes, pickedLines } from '#tables/picking'
import { shipments } from '#tables/shipments'

/** The order of a line, if the reader sees it. */
export async function findSeenOrder(
  { db }: Context,
  { orderItemId, isSeen }: { orderItemId: number; isSeen: SQL },
): Promise<number | undefined> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`select o.id from order_items i join orders o on o.id = i.order_id where i.id = ${orderItemId} and ${isSeen}`,
  )
  return rows[0]?.id
}

type PickedLine = typeof pickedLines.$inferInsert

/** The order of the line must be locked. */
export async function savePick({ db }: Context, pick: PickedLine): Promise<void> {
  const { amount, sentBefore, short, pickedBy, pickedAt } = pick
  const set = { amount, sentBefore, short, pickedBy, pickedAt }
  await db
    .insert(pickedLines)
    .values(pick)
    .onConflictDoUpdate({ target: [pickedLines.orderItemId, pickedLines.warehouseId], set })
}

/** Sent-off goods are not waiting on the picker's cart any more. */
export const deletePicks = ({ db }: Context, { orderId, warehouseId }: { orderId: number; warehouseId: number }) =>
  db
    .delete(pickedLines)
    .where(
      and(
        eq(pickedLines.warehouseId, warehouseId),
        inArray(pickedLines.orderItemId, db.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId))),
      ),
    )

type Packed = { orderId: number; warehouseId: number }

const isHere = ({ orderId, warehouseId }: Packed) =>
  and(eq(packedBoxes.orderId, orderId), eq(packedBoxes.warehouseId, warehouseId), isNull(packedBoxes.shipmentId))

/** Boxes that have not left are replaced by these. */
export async function replaceBoxes({ db, now }: Context, packed: Packed, grams: readonly number[]): Promise<void> {
  await db.delete(packedBoxes).where(isHere(packed))
  if (grams.length > 0) await db.insert(packedBoxes).values(grams.map((one) => ({ ...packed, grams: one, packedAt: now() })))
}

/** Boxes leave with a shipment. */
export const sendBoxes = ({ db }: Context, { shipmentId, ...packed }: Packed & { shipmentId: number }) =>
  db.update(packedBoxes).set({ shipmentId }).where(isHere(packed))

/** The newest shipment of an order. */
export async function findLastShipment({ db }: Context, orderId: number): Promise<{ id: number; number: string } | undefined> {
  const [row] = await db
    .select({ id: shipments.id, number: shipments.number })
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(sql`${shipments.id} desc`)
    .limit(1)
  return row
}

/** The orders of these shipments, of those the reader sees. */
export const listSeenShipments = ({ db }: Context, { ids, isSeen }: { ids: readonly number[]; isSeen: SQL }) =>
  queryRows<{ id: number; orderId: number }>(
    db,
    { id: 'number', orderId: 'number' },
    sql`
    select s.id, s.order_id as "orderId" from shipments s join orders o on o.id = s.order_id
    where s.id = any(${sql.param([...ids])}::int[]) and ${isSeen}`,
  )
