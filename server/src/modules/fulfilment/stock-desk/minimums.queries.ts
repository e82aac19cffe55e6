import { and, eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { stockMinimums } from '#tables/stock'

type Place = { productId: number; warehouseId: number }

const isOf = ({ productId, warehouseId }: Place) => and(eq(stockMinimums.productId, productId), eq(stockMinimums.warehouseId, warehouseId))

export async function findMinimum({ db }: Context, place: Place): Promise<number | null> {
  const [row] = await db.select({ amount: stockMinimums.amount }).from(stockMinimums).where(isOf(place))
  return row?.amount ?? null
}

export async function saveMinimum({ db }: Context, place: Place, amount: number): Promise<void> {
  const row = { productId: place.productId, warehouseId: place.warehouseId, amount }
  await db
    .insert(stockMinimums)
    .values(row)
    .onConflictDoUpdate({ target: [stockMinimums.productId, stockMinimums.warehouseId], set: { amount } })
}

export const deleteMinimum = ({ db }: Context, place: Place) => db.delete(stockMinimums).where(isOf(place))
