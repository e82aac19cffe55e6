import type { Context } from '#platform/context'
import type { CartOwner } from '../cart-owner.ts'
import { forOwner } from '../carts.queries.ts'

const lineStatement = forOwner<{ id: number }>(
  'line_of_active_cart',
  { id: 'number' },
  (isHis) => `select i.id from carts c join cart_items i on i.cart_id = c.id where ${isHis} and c.is_active and i.id = $3::int`,
)

/** Whether the line is in the owner's active cart. */
export const hasLine = async (ctx: Context, owner: CartOwner, lineId: number): Promise<boolean> =>
  (await lineStatement(ctx, owner, [lineId])).length > 0
