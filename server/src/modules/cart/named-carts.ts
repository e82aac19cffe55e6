import type { NamedCart } from '@vitrina/contract/cart/named-carts'
import { MAX_CARTS } from '@vitrina/contract/cart/cart.rules'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { lockOwnCarts, lockOwner } from './carts.queries.ts'
import { deleteCart, findLatest, findNamed, insertNamed, listNamed, type NamedRow, renameNamed, setActive } from './named.queries.ts'

type User = Actor & { user: ActorUser }

function ownerOf(actor: User): { userId: number; companyId: number | null } {
  requireToggle(actor, 'cart')
  return { userId: actor.user.id, companyId: actor.user.companyId }
}

const shown = (row: NamedRow | undefined): NamedCart => {
  if (!row) throw new AppError('cart.not-found')
  const { id, name, version, count, sum } = row
  return { id, name, isActive: row.is_active, version, count, sum, updatedAt: new Date(row.updated_at).toISOString() }
}

export async function listCarts(ctx: Context, actor: User): Promise<NamedCart[]> {
  return (await listNamed(ctx, ownerOf(actor))).map(shown)
}

/** A new cart is worked with at once; the one before waits. */
export async function createCart(ctx: Context, actor: User, name: string): Promise<NamedCart> {
  const owner = ownerOf(actor)
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, owner)
    const carts = await lockOwnCarts(tx, owner)
    if (carts.length >= MAX_CARTS) throw new AppError('cart.too-many', { params: { limit: MAX_CARTS } })
    const id = await insertNamed(tx, { ...owner, name })
    await setActive(tx, owner, id)
    return shown(await findNamed(tx, owner, id))
  })
}

export async function renameCart(ctx: Context, actor: User, { id, name }: { id: number; name: string }): Promise<NamedCart> {
  const owner = ownerOf(actor)
  return inTransaction(ctx, async (tx) => {
    if (!(await renameNamed(tx, owner, { id, name }))) throw new AppError('cart.not-found')
    return shown(await findNamed(tx, owner, id))
  })
}

export async function activateCart(ctx: Context, actor: User, id: number): Promise<NamedCart> {
  const owner = ownerOf(actor)
  return inTransaction(ctx, async (tx) => {
    const carts = await lockOwnCarts(tx, owner)
    if (!carts.some((cart) => cart.id === id)) throw new AppError('cart.not-found')
    await setActive(tx, owner, id)
    return shown(await findNamed(tx, owner, id))
  })
}

/** Deletes a cart with its lines; of the active one the last changed takes the place. */
export async function removeCart(ctx: Context, actor: User, id: number): Promise<void> {
  const owner = ownerOf(actor)
  await inTransaction(ctx, async (tx) => {
    const cart = (await lockOwnCarts(tx, owner)).find((one) => one.id === id)
    if (!cart) throw new AppError('cart.not-found')
    const { name, count } = shown(await findNamed(tx, owner, id))
    await deleteCart(tx, id)
    await recordEvent(tx, actor, { type: 'cart.deleted', entity: 'cart', entityId: id, diff: { name, lines: count } })
    const next = cart.is_active ? await findLatest(tx, owner) : undefined
    if (next !== undefined) await setActive(tx, owner, next)
  })
}
