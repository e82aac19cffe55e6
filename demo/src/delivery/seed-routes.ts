import { eq } from '@vitrina/server/src/platform/database/drizzle.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import { regionWarehouses } from '@vitrina/server/src/tables/catalogue.ts'
import { deliveryRoutes } from '@vitrina/server/src/tables/delivery.ts'

const WORKDAYS = [1, 2, 3, 4, 5]
/** A city of its own warehouse has a car every working day; others by turns. */
const TURNS = [
  [1, 3, 5],
  [2, 4],
]
const windows = [
  { from: '09:00', to: '13:00' },
  { from: '13:00', to: '18:00' },
]

/** When cars go from the nearest warehouse of each region. */
export async function seedRoutes(db: Db): Promise<void> {
  const nearest = await db.select().from(regionWarehouses).where(eq(regionWarehouses.position, 0))
  const routes = nearest.map(({ regionId, warehouseId, days }, place) => ({
    regionId,
    warehouseId,
    weekdays: days === 0 ? WORKDAYS : [...(TURNS[place % TURNS.length] ?? WORKDAYS)],
    cutoff: days === 0 ? '17:00' : '12:00',
    windows,
    minimum: days === 0 ? 0 : 5_000_00,
    price: days === 0 ? 500_00 : 1_500_00,
    // Free in the city of the warehouse from ten thousand roubles (specification §9).
    freeFrom: days === 0 ? 10_000_00 : 100_000_00,
  }))
  if (routes.length > 0) await db.insert(deliveryRoutes).values(routes)
}
