import { and, eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { favourites } from '#tables/choices'

type Favourite = { userId: number; productId: number }

export async function isOnSale({ db }: Context, productId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.isActive, true)))
  return row !== undefined
}

export const addFavourite = ({ db }: Context, favourite: Favourite) => db.insert(favourites).values(favourite).onConflictDoNothing()

/** Whether there was one. */
export async function removeFavourite({ db }: Context, { userId, productId }: Favourite): Promise<boolean> {
  const removed = await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId)))
    .returning({ productId: favourites.productId })
  return removed.length > 0
}
