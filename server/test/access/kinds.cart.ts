import { eq, sql } from '#platform/database/drizzle'
import { cartDeletions, cartItems, carts } from '#tables/cart'
import { next, only } from '../builders.ts'
import { aProduct } from '../builders.goods.ts'
import { samePlace } from './found-by.ts'
import { NO_NUMBER, NO_UUID, wrongNumbers, wrongUuids } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { Holder, Server } from './world.ts'

/** The holder's active cart, made when there is none; null for an unrecognised guest. */
async function cartOf({ ctx }: Server, { userId, companyId, visitorUuid }: Holder): Promise<number | null> {
  if (userId === null && visitorUuid === null) return null
  await ctx.db
    .insert(carts)
    .values(userId === null ? { visitorUuid } : { userId, companyId })
    .onConflictDoNothing()
  const { rows } = await ctx.db.execute<{ id: number }>(
    userId === null
      ? sql`select id from carts where visitor_uuid = ${visitorUuid}::uuid`
      : sql`select id from carts where user_id = ${userId} and coalesce(company_id, 0) = ${companyId ?? 0} and is_active`,
  )
  return only(rows).id
}

export const cartKinds = {
  cartLine: {
    isFoundBy: samePlace,
    make: async ({ server, goods }, holder) => {
      const cartId = await cartOf(server, holder)
      if (cartId === null) return null
      const mark = `line-${next()}-mark`
      const { sectionId, brandId, familyId, sellerId, unitId } = goods.products.breaker
      const product = await aProduct(server.ctx, { sectionId, brandId, familyId, sellerId, unitId, name: mark })
      const line = { cartId, productId: product.id, amount: 1 }
      return { id: only(await server.ctx.db.insert(cartItems).values(line).returning()).id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(cartItems).where(eq(cartItems.id, Number(id))),
    missing: NO_NUMBER,
    malformed: wrongNumbers,
    notFound: 'cart.line-not-found',
  },
  cartDeletion: {
    isFoundBy: samePlace,
    make: async ({ server }, holder) => {
      const cartId = await cartOf(server, holder)
      if (cartId === null) return null
      return { id: only(await server.ctx.db.insert(cartDeletions).values({ cartId, lines: [] }).returning()).token }
    },
    remove: ({ server }, id) => server.ctx.db.delete(cartDeletions).where(eq(cartDeletions.token, String(id))),
    missing: NO_UUID,
    malformed: wrongUuids,
    notFound: 'cart.deletion-not-found',
  },
  /** Beside the active one, to move lines into; a visitor has no second. */
  secondCart: {
    isFoundBy: samePlace,
    make: async ({ server }, { userId, companyId }) => {
      if (userId === null) return null
      const mark = `cart-${next()}-mark`
      const row = { userId, companyId, name: mark, isActive: false }
      return { id: only(await server.ctx.db.insert(carts).values(row).returning()).id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(carts).where(eq(carts.id, Number(id))),
    missing: NO_NUMBER,
    malformed: wrongNumbers,
    notFound: 'cart.not-found',
  },
} satisfies Record<string, Kind>
