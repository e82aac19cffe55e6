import type { Context } from '#platform/context'
import { deleteOrdered } from './deletions.queries.ts'

/** Ordered lines leave the cart, which must be locked; the rest stays for later. */
export const removeOrderedLines = (tx: Context, which: { cartId: number; lineIds: readonly number[] }): Promise<void> =>
  deleteOrdered(tx, which)
