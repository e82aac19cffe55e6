import { eq, sql } from '#platform/database/drizzle'
import type { Arrival } from '@vitrina/contract/promise/arrivals'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'
import { arrivals } from '#tables/stock'

const COLUMNS = sql.raw(`r.id, r.product_id as "productId", r.quantity, r.expected_on as "expectedOn",
  (select json_build_object('id', w.id, 'name', w.name) from warehouses w where w.id = r.warehouse_id) as warehouse`)

const SHAPE: RowShape<Arrival> = { id: 'number', productId: 'number', quantity: 'number', expectedOn: 'text', warehouse: 'json' }

export async function findArrivals({ db }: Context, productId: number): Promise<Arrival[]> {
  const rows = await queryRows<Arrival>(
    db,
    SHAPE,
    sql`select ${COLUMNS} from arrivals r where r.product_id = ${productId} order by r.expected_on, r.id`,
  )
  return rows
}

export async function lockArrival({ db }: Context, id: number): Promise<Arrival | undefined> {
  const rows = await queryRows<Arrival>(db, SHAPE, sql`select ${COLUMNS} from arrivals r where r.id = ${id} for update of r`)
  return rows[0]
}

export async function findArrivalRow({ db }: Context, id: number): Promise<Arrival | undefined> {
  const rows = await queryRows<Arrival>(db, SHAPE, sql`select ${COLUMNS} from arrivals r where r.id = ${id}`)
  return rows[0]
}

export async function saveExpectedOn({ db }: Context, { id, expectedOn }: { id: number; expectedOn: string }): Promise<void> {
  await db.update(arrivals).set({ expectedOn }).where(eq(arrivals.id, id))
}
