import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'

export type Warehouse = { id: number; name: string; isActive: boolean }

const warehouseShape: RowShape<Warehouse> = { id: 'number', name: 'text', isActive: 'boolean' }

export async function findWarehouses({ db }: Context): Promise<Warehouse[]> {
  const rows = await queryRows<Warehouse>(
    db,
    warehouseShape,
    sql`select id, name, is_active as "isActive" from warehouses order by name, id`,
  )
  return rows
}

export async function findWarehouse({ db }: Context, id: number): Promise<Warehouse | undefined> {
  const rows = await queryRows<Warehouse>(
    db,
    warehouseShape,
    sql`select id, name, is_active as "isActive" from warehouses where id = ${id}`,
  )
  return rows[0]
}

/** Warehouses for more of an order's goods, best first: its pickup point, then those that serve its region. */
export async function listPlaces({ db }: Context, orderId: number): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    select w.id from orders o join warehouses w on w.id = o.warehouse_id
      or (w.is_active and w.id in (select r.warehouse_id from region_warehouses r where r.region_id = o.region_id))
    left join region_warehouses r on r.region_id = o.region_id and r.warehouse_id = w.id
    where o.id = ${orderId} order by w.id is distinct from o.warehouse_id, r.position, w.id`,
  )
  return rows.map(({ id }) => id)
}
