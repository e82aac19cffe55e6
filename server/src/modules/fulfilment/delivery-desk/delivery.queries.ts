import { and, asc, eq, sql, type PgColumn } from '#platform/database/drizzle'
import type { DeliveryRegion, DeliveryTransfer, DeliveryWarehouse, TransferBody } from '@vitrina/contract/fulfilment/delivery-desk'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { regionWarehouses, warehouses, warehouseTransfers } from '#tables/catalogue'
import { deliveryRoutes } from '#tables/delivery'
import { regions, sites } from '#tables/sites'

export type RegionRow = Omit<DeliveryRegion, 'places' | 'isDefault'>

export async function listRegionRows({ db }: Context): Promise<RegionRow[]> {
  const { id, slug, name, timezone, position, isActive, version } = regions
  return db.select({ id, slug, name, timezone, position, isActive, version }).from(regions).orderBy(asc(regions.position), asc(regions.id))
}

export async function listServing({ db }: Context): Promise<{ regionId: number; warehouseId: number; days: number }[]> {
  const { regionId, warehouseId, days, position } = regionWarehouses
  return db.select({ regionId, warehouseId, days }).from(regionWarehouses).orderBy(asc(regionId), asc(position), asc(warehouseId))
}

/** Regions in which visitors of a site start. */
export async function listDefaultRegions({ db }: Context): Promise<number[]> {
  const rows = await db.select({ id: sites.defaultRegionId }).from(sites)
  return rows.flatMap(({ id }) => id ?? [])
}

export async function insertRegion({ db }: Context, given: typeof regions.$inferInsert): Promise<number> {
  const [row] = await db.insert(regions).values(given).returning({ id: regions.id })
  if (!row) throw new Error('A region that was inserted is missing')
  return row.id
}

const later = (version: PgColumn) => sql<number>`${version} + 1`

export const updateRegion = ({ db }: Context, id: number, set: Partial<typeof regions.$inferInsert>) =>
  db
    .update(regions)
    .set({ ...set, version: later(regions.version) })
    .where(eq(regions.id, id))

type Serving = { warehouseId: number; days: number }

/** The warehouses that serve a region, in their order; those left out serve it no longer. */
export async function replaceServing({ db }: Context, regionId: number, places: readonly Serving[]): Promise<void> {
  await db.delete(regionWarehouses).where(eq(regionWarehouses.regionId, regionId))
  if (places.length > 0) await db.insert(regionWarehouses).values(places.map((place, position) => ({ ...place, regionId, position })))
}

const CLOSED_ORDERS = sql.raw(`('cancelled', 'declined', 'rejected', 'completed')`)

export async function listWarehouseRows({ db }: Context): Promise<DeliveryWarehouse[]> {
  const rows = await db.select().from(warehouses).orderBy(asc(warehouses.id))
  const counted = await queryRows<{ id: number; stocked: number; openOrders: number }>(
    db,
    { id: 'number', stocked: 'number', openOrders: 'number' },
    sql`
    select w.id, (select count(*)::int from stock s where s.warehouse_id = w.id and s.free > 0) as stocked,
      (select count(*)::int from orders o where o.state not in ${CLOSED_ORDERS} and (o.warehouse_id = w.id or exists (
        select from order_items i join order_allocations a on a.order_item_id = i.id
        where i.order_id = o.id and a.warehouse_id = w.id and (a.held > 0 or a.in_transit > 0)))) as "openOrders"
    from warehouses w`,
  )
  const byId = new Map(counted.map((one) => [one.id, one]))
  return rows.map((row) => {
    const { stocked = 0, openOrders = 0 } = byId.get(row.id) ?? {}
    return { ...row, stocked, openOrders }
  })
}

export async function insertWarehouse({ db }: Context, given: typeof warehouses.$inferInsert): Promise<number> {
  const [row] = await db.insert(warehouses).values(given).returning({ id: warehouses.id })
  if (!row) throw new Error('A warehouse that was inserted is missing')
  return row.id
}

export const updateWarehouse = ({ db }: Context, id: number, set: Partial<typeof warehouses.$inferInsert>) =>
  db
    .update(warehouses)
    .set({ ...set, version: later(warehouses.version) })
    .where(eq(warehouses.id, id))

export const listTransferRows = ({ db }: Context): Promise<DeliveryTransfer[]> =>
  db.select().from(warehouseTransfers).orderBy(asc(warehouseTransfers.fromId), asc(warehouseTransfers.toId))

const isWay = ({ fromId, toId }: { fromId: number; toId: number }) =>
  and(eq(warehouseTransfers.fromId, fromId), eq(warehouseTransfers.toId, toId))

export async function findTransfer({ db }: Context, way: { fromId: number; toId: number }): Promise<DeliveryTransfer | undefined> {
  const [row] = await db.select().from(warehouseTransfers).where(isWay(way))
  return row
}

export async function saveTransfer({ db }: Context, { fromId, toId, days, weekdays }: TransferBody & { days: number }): Promise<void> {
  await db
    .insert(warehouseTransfers)
    .values({ fromId, toId, days, weekdays })
    .onConflictDoUpdate({ target: [warehouseTransfers.fromId, warehouseTransfers.toId], set: { days, weekdays } })
}

export const deleteTransfer = ({ db }: Context, way: { fromId: number; toId: number }) => db.delete(warehouseTransfers).where(isWay(way))

export const listRouteRows = ({ db }: Context) =>
  db.select().from(deliveryRoutes).orderBy(asc(deliveryRoutes.regionId), asc(deliveryRoutes.id))

export async function findRoute({ db }: Context, id: number) {
  const [row] = await db.select().from(deliveryRoutes).where(eq(deliveryRoutes.id, id))
  return row
}

export async function insertRoute({ db }: Context, given: typeof deliveryRoutes.$inferInsert): Promise<number> {
  const [row] = await db.insert(deliveryRoutes).values(given).returning({ id: deliveryRoutes.id })
  if (!row) throw new Error('A route that was inserted is missing')
  return row.id
}

export const updateRoute = ({ db }: Context, id: number, set: Partial<typeof deliveryRoutes.$inferInsert>) =>
  db
    .update(deliveryRoutes)
    .set({ ...set, version: later(deliveryRoutes.version) })
    .where(eq(deliveryRoutes.id, id))

const edited = { region: regions, warehouse: warehouses, route: deliveryRoutes }

/** Held until the transaction ends: of two who save at once the second sees what the first has done. */
export async function lockEdited({ db }: Context, kind: keyof typeof edited, id: number): Promise<void> {
  const table = edited[kind]
  await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update')
}
