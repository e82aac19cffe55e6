import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { storagePlaces } from '#tables/stock'

type Cell = { productId: number; warehouseId: number }

const isOf = ({ productId, warehouseId }: Cell) => and(eq(storagePlaces.productId, productId), eq(storagePlaces.warehouseId, warehouseId))

export async function findStoragePlace({ db }: Context, cell: Cell): Promise<string> {
  const [row] = await db.select({ place: storagePlaces.place }).from(storagePlaces).where(isOf(cell))
  return row?.place ?? ''
}

/** An empty one is deleted: the goods lie nowhere in particular. */
export async function saveStoragePlace({ db }: Context, { productId, warehouseId }: Cell, place: string): Promise<void> {
  if (place === '') {
    await db.delete(storagePlaces).where(isOf({ productId, warehouseId }))
    return
  }
  await db
    .insert(storagePlaces)
    .values({ productId, warehouseId, place })
    .onConflictDoUpdate({ target: [storagePlaces.productId, storagePlaces.warehouseId], set: { place } })
}
