import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { addFavourite, isOnSale, removeFavourite } from './favourites.queries.ts'

type ToggleInput = {
  productId: number
  /** The state wanted, which a repeat leaves as it is; without it the state turns. */
  favorite?: boolean | undefined
}

/** C-14. Removing is always possible, adding only for sold products. */
export async function toggleFavourite(ctx: Context, actor: Actor, { productId, favorite }: ToggleInput): Promise<{ favorite: boolean }> {
  if (!actor.user) throw new AppError('favourite.sign-in')
  const mine = { userId: actor.user.id, productId }
  return inTransaction(ctx, async (tx) => {
    if (favorite !== true && (await removeFavourite(tx, mine))) return { favorite: false }
    if (!(await isOnSale(tx, productId))) throw new AppError('favourite.not-found')
    if (favorite === false) return { favorite: false }
    await addFavourite(tx, mine)
    return { favorite: true }
  })
}
