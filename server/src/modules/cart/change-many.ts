import type { CartBulk, CartLineResult } from '@vitrina/contract/cart/cart'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { type CartOwner, requireOwner } from './cart-owner.ts'
import { cartTotals } from './cart-totals.ts'
import { lockActiveCart } from './carts.queries.ts'
import { deleteLines } from './deletions.queries.ts'
import { type LineOutcome, lineNotFound, type Outcome, withSummary } from './line-results.ts'
import { type Chosen, selectLines } from './lines.queries.ts'
import { moveLines } from './move-lines.ts'
import { reorderLines } from './reorder-lines.ts'
import { setAmounts } from './set-amounts.ts'

const ok: LineOutcome = { status: 'ok' }
const allOk = (lines: readonly { id: number; product_id: number | null }[]) =>
  lines.map(({ id, product_id }) => ({ id, product_id, outcome: ok }))

async function carryOut(tx: Context, actor: Actor, { owner, bulk }: { owner: CartOwner; bulk: CartBulk }): Promise<Outcome> {
  const chosen: Chosen = { ids: bulk.ids, productIds: bulk.productIds }
  if (bulk.op === 'move') return moveLines(tx, actor, { owner, chosen, toCartId: bulk.toCartId })

  const cart = await lockActiveCart(tx, owner)
  if (!cart) throw new AppError('cart.not-found')
  const cartId = cart.id
  if (bulk.op === 'setAmount') return setAmounts(tx, actor, { owner, cartId, chosen, amount: bulk.amount })
  if (bulk.op === 'reorder') return reorderLines(tx, { cartId, chosen, after: bulk.after })
  if (bulk.op === 'delete') {
    const { version, totals, token, gone } = await deleteLines(tx, cartId, chosen)
    return { cartId, version, totals, deletionToken: token, lines: allOk(gone ?? []) }
  }
  const { version, totals, lines } = await selectLines(tx, { cartId, chosen, isSelected: bulk.op === 'select' })
  return { cartId, version, totals, deletionToken: null, lines: allOk(lines) }
}

/** One action on many lines of the active cart. A missing line is reported and does not stop the others. */
export async function changeMany(ctx: Context, actor: Actor, bulk: CartBulk) {
  const owner = requireOwner(actor)
  const { cartId, version, totals, deletionToken, lines } = await inTransaction(ctx, (tx) => carryOut(tx, actor, { owner, bulk }))
  const found = new Map(lines.map(({ id, product_id, outcome }) => [bulk.ids ? id : product_id, outcome]))
  const field = bulk.ids ? 'ids' : 'productIds'
  const results = (bulk.ids ?? bulk.productIds ?? []).map((requested, index): CartLineResult => {
    const outcome = found.get(requested)
    return outcome ? { index, ...outcome } : lineNotFound(actor, index, `${field}.${index}`)
  })
  return { id: cartId, version, totals: cartTotals(actor, totals), deletionToken, ...withSummary(results) }
}
