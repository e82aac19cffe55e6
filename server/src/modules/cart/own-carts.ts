import type { LineSource } from '@vitrina/contract/cart/cart'
import type { Context } from '#platform/context'
import type { CartOwner } from './cart-owner.ts'
import { type CartHead, deleteOrdered, findActiveCart, lockOwnCarts } from './carts.queries.ts'
import { keyOfLine } from './item-inputs.rules.ts'
import { type LineWithSource, listAmounts, listSources, updateSources } from './lines.queries.ts'

/** The owner's active cart; undefined: none yet. */
export const readActiveCart = (ctx: Context, owner: CartOwner): Promise<CartHead | undefined> => findActiveCart(ctx, owner)

/** One cart of the owner, locked with the others until the transaction ends; undefined: not this owner's. */
export async function lockOwnCart(tx: Context, owner: CartOwner, id: number): Promise<CartHead | undefined> {
  return (await lockOwnCarts(tx, owner)).find((cart) => cart.id === id)
}

/** Ordered lines leave the cart, which must be locked; the rest stays for later. */
export const removeOrderedLines = (tx: Context, which: { cartId: number; lineIds: readonly number[] }): Promise<void> =>
  deleteOrdered(tx, which)

/** Keys of the goods in a cart of the owner, the active one unless another is named; none in a cart that is not there. */
export async function readCartKeys(ctx: Context, owner: CartOwner, cartId: number | undefined): Promise<Set<string>> {
  const id = cartId ?? (await findActiveCart(ctx, owner))?.id
  return new Set(id === undefined ? [] : (await listAmounts(ctx, id)).map(keyOfLine))
}

/** The lines of one cart of the owner with where they came from; the cart is locked by the caller. */
export const listLinesWithSources = (tx: Context, cartId: number): Promise<LineWithSource[]> => listSources(tx, cartId)

/** Lines of a locked cart serve needs of the purchasing board. */
export async function saveLineSources(tx: Context, lines: readonly { id: number; source: LineSource }[]): Promise<void> {
  if (lines.length > 0) await updateSources(tx, lines)
}
