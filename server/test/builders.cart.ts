import type { Context } from '#platform/context'
import { cartItems, carts } from '#tables/cart'
import { only } from './builders.ts'

type Line = Omit<typeof cartItems.$inferInsert, 'cartId'>

/** A cart with the given lines; their prices count as just asked for by a viewer of `pricedFor`. */
export async function aCart({ db }: Context, { lines = [], ...given }: Partial<typeof carts.$inferInsert> & { lines?: Line[] }) {
  const cart = only(await db.insert(carts).values(given).returning())
  const items =
    lines.length > 0
      ? await db
          .insert(cartItems)
          .values(lines.map((line) => ({ pricedAt: new Date(), ...line, cartId: cart.id })))
          .returning()
      : []
  return { ...cart, items }
}
