import type { Analog } from '@vitrina/contract/catalogue/analogs'
import type { Cart, CartLine } from '@vitrina/contract/cart/cart'
import type { LineAnalog } from '@vitrina/contract/cart/cart-analogs'
import { MAX_ANALOG_LINES, MAX_LINE_ANALOGS, needsAnalog } from '@vitrina/contract/cart/cart-analogs.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findAnalogs } from '#modules/catalogue/analogs/find-analogs'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { requireToggle } from '#modules/site/require-access'
import { ownerOf } from '../cart-owner.ts'
import { withinProposals } from '#modules/list-import/import-budget'
import { readCart } from '../read-cart.ts'
import { hasLine } from './cart-analogs.queries.ts'

/** More than one, for another line may want the same product. */
const SPARE = 3

const soughtFor = ({ productId, amount, price }: CartLine) =>
  productId === null ? [] : [{ productId, amount, price: price?.value ?? null }]

/** One line for a product: what the cart has already is no analog of another line. */
const productsOf = ({ lines }: Cart) => new Set(lines.flatMap(({ productId }) => productId ?? []))

/** The best analog of each line that does not lie whole in the nearest warehouse. */
export async function proposeAnalogs(ctx: Context, actor: Actor, catalogue: Catalogue): Promise<LineAnalog[]> {
  const cart = await readCart(ctx, actor)
  const lines = cart.lines.filter(needsAnalog).slice(0, MAX_ANALOG_LINES)
  if (lines.length === 0) return []
  return withinProposals(ctx, actor, async (spend) => {
    await spend(lines.length)
    const found = await findAnalogs(ctx, actor, {
      catalogue,
      sought: lines.flatMap(soughtFor),
      limit: SPARE,
      isForCart: true,
      isPatient: true,
      excluded: productsOf(cart),
    })
    return assign(lines, found)
  })
}

/** Each product once: two lines cannot both become it. */
function assign(lines: readonly CartLine[], found: ReadonlyMap<number, Analog[]>): LineAnalog[] {
  const taken = new Set<number>()
  return lines.flatMap(({ id, productId, amount }) => {
    const analog = found.get(productId ?? 0)?.find(({ product }) => !taken.has(product.id))
    if (!analog) return []
    taken.add(analog.product.id)
    return [{ lineId: id, amount, analog }]
  })
}

/** Analogs of one line of the active cart, the best first. */
export async function listLineAnalogs(
  ctx: Context,
  actor: Actor,
  { catalogue, lineId }: { catalogue: Catalogue; lineId: number },
): Promise<Analog[]> {
  requireToggle(actor, 'cart')
  const owner = ownerOf(actor)
  // Before the cart is read: reading it renews its prices, which a refused call must not do.
  if (!owner || !(await hasLine(ctx, owner, lineId))) throw new AppError('cart.line-not-found')
  const cart = await readCart(ctx, actor)
  const line = cart.lines.find(({ id }) => id === lineId)
  if (!line) throw new AppError('cart.line-not-found')
  const found = await findAnalogs(ctx, actor, {
    catalogue,
    sought: soughtFor(line),
    limit: MAX_LINE_ANALOGS,
    isForCart: true,
    excluded: productsOf(cart),
  })
  return found.get(line.productId ?? 0) ?? []
}
