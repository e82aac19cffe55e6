import { randomInt } from 'node:crypto'
import { and, eq, inArray, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { shipmentItems, shipments } from '#tables/shipments'

export type ShipmentRecord = typeof shipments.$inferSelect
export type NewShipmentItem = Omit<typeof shipmentItems.$inferInsert, 'shipmentId'>

type NewShipment = Omit<typeof shipments.$inferInsert, 'number' | 'sum' | 'vat'>

/** Six unpredictable digits. */
export const newPickupCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

const totalsOf = (items: readonly NewShipmentItem[]) => ({
  sum: items.reduce((sum, item) => sum + item.sum, 0),
  vat: items.reduce((vat, item) => vat + item.vat, 0),
})

/** One car or one handing over with its lines: ОТ-000123. */
export async function insertShipment(
  { db }: Context,
  { items, ...given }: NewShipment & { items: readonly NewShipmentItem[] },
): Promise<ShipmentRecord> {
  const [shipment] = await db
    .insert(shipments)
    .values({ ...given, ...totalsOf(items), number: sql`'ОТ-' || lpad(nextval('shipment_numbers')::text, 6, '0')` })
    .returning()
  if (!shipment) throw new Error('A shipment that was inserted is missing')
  await db.insert(shipmentItems).values(items.map((item) => ({ ...item, shipmentId: shipment.id })))
  return shipment
}

export async function findShipment({ db }: Context, { id, orderId }: { id: number; orderId: number }): Promise<ShipmentRecord | undefined> {
  const [row] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, id), eq(shipments.orderId, orderId)))
  return row
}

export const listShipmentItems = ({ db }: Context, shipmentId: number) =>
  db.select().from(shipmentItems).where(eq(shipmentItems.shipmentId, shipmentId)).orderBy(shipmentItems.orderItemId)

export const changeShipment = ({ db }: Context, id: number, changed: Partial<ShipmentRecord>) =>
  db.update(shipments).set(changed).where(eq(shipments.id, id))

/** Sums of assembled goods are counted anew on the day they are handed over. */
export async function settleShipment({ db }: Context, id: number, items: readonly NewShipmentItem[]): Promise<void> {
  for (const { orderItemId, ...item } of items)
    await db
      .update(shipmentItems)
      .set(item)
      .where(and(eq(shipmentItems.shipmentId, id), eq(shipmentItems.orderItemId, orderItemId)))
  await db.update(shipments).set(totalsOf(items)).where(eq(shipments.id, id))
}

/** They are not collected any more. */
export const updateWaiting = ({ db, now }: Context, orderId: number) =>
  db
    .update(shipments)
    .set({ state: 'not_collected', pickupCode: null, updatedAt: now() })
    .where(and(eq(shipments.orderId, orderId), inArray(shipments.state, ['assembling', 'ready_for_pickup'])))
