import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import type { CartOwner } from './cart-owner.ts'
import { isOf } from './carts.queries.ts'

type SelectedLine = { id: number; productId: number | null; amount: number }

/** The chosen lines of the active cart, as a promise needs them. */
export const listSelected = ({ db }: Context, owner: CartOwner): Promise<SelectedLine[]> =>
  queryRows<SelectedLine>(
    db,
    { id: 'number', productId: 'number?', amount: 'number' },
    sql`select i.id, i.product_id as "productId", i.amount from carts c join cart_items i on i.cart_id = c.id
      where ${isOf(owner)} and c.is_active and i.is_selected order by i.id`,
  )
