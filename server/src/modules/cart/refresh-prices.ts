import { PRICE_ACTUALISATION_MS } from '@vitrina/contract/prices/prices'
import { type Context, inTransaction } from '#platform/context'
import type { PriceViewer } from '#modules/prices/read-viewer'
import type { CartOwner } from './cart-owner.ts'
import { lockCart } from './carts.queries.ts'
import type { LineRow, Moment } from './line-state.ts'
import { listCustomFacts } from './facts.queries.ts'
import { customPrice, priceLines } from './price-lines.ts'
import { type Repriced, updatePrices } from './prices.queries.ts'

/** Small enough that one slow statement leaves the others their time. */
const BATCH = 200

type Line = Pick<LineRow, 'id' | 'product_id' | 'custom_product_id' | 'amount'>
type RefreshInput = { owner: CartOwner; cartId: number; viewer: PriceViewer; lines: readonly Line[]; moment: Moment }

/** Prices of this moment for lines of a cart, within the time a client waits. Ids of the lines that got theirs, if only “no price”. */
export async function refreshPrices(ctx: Context, { owner, cartId, viewer, lines, moment }: RefreshInput): Promise<Set<number>> {
  const deadline = performance.now() + PRICE_ACTUALISATION_MS
  const repriced: Repriced[] = []
  const ofCatalogue = lines.filter(({ product_id }) => product_id !== null)
  for (let start = 0; start < ofCatalogue.length && performance.now() < deadline; start += BATCH)
    repriced.push(...(await priceBatch(ctx, viewer, ofCatalogue.slice(start, start + BATCH))))

  const own = lines.filter(({ product_id }) => product_id === null)
  const facts = await listCustomFacts(
    ctx,
    owner,
    own.flatMap(({ custom_product_id }) => custom_product_id ?? []),
  )
  const priceOfOwn = new Map(facts.map(({ id, price }) => [id, price]))
  for (const { id, amount, custom_product_id } of own)
    repriced.push({ id, amount, ...customPrice(priceOfOwn.get(custom_product_id ?? 0) ?? null) })

  if (repriced.length === 0) return new Set()
  await inTransaction(ctx, async (tx) => {
    if (await lockCart(tx, owner, cartId)) await updatePrices(tx, { cartId, lines: repriced, ...moment })
  })
  return new Set(repriced.map(({ id }) => id))
}

async function priceBatch(ctx: Context, viewer: PriceViewer, lines: readonly Line[]): Promise<Repriced[]> {
  try {
    const priceOf = await priceLines(
      ctx,
      viewer,
      lines.map(({ product_id, amount }) => ({ id: product_id ?? 0, amount })),
    )
    return lines.map(({ id, amount, product_id }) => ({ id, amount, ...priceOf(product_id ?? 0) }))
  } catch (error) {
    // The prices of the other batches are still good; these lines keep their old ones.
    ctx.log.warn({ err: error }, 'prices of a cart could not be resolved')
    return []
  }
}
