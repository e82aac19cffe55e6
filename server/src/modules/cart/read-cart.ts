import type { Cart, CartLine } from '@vitrina/contract/cart/cart'
import type { Language } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { mediaUrl } from '#modules/content/content.rules'
import { type PriceViewer, readViewer } from '#modules/prices/read-viewer'
import { readDestination } from '#modules/promise/buyer-destination'
import { sourcesOf } from '#modules/promise/promise.rules'
import { readPromiseFacts } from '#modules/promise/read-facts'
import { requireToggle } from '#modules/site/require-access'
import { ownerOf } from './cart-owner.ts'
import { cartTotals } from './cart-totals.ts'
import { customFacts, customRule, productFacts } from './line-facts.ts'
import { isStale, lineState, type Moment, pricedForOf } from './line-state.ts'
import { findCart, type ReadLine } from './read-cart.queries.ts'
import { refreshPrices } from './refresh-prices.ts'

/** How a product can be had, by the promise. */
type Sources = (productId: number) => CartLine['sources']

/** By the days of the buyer's destination. */
async function readSources(
  ctx: Context,
  actor: Actor,
  { viewer, lines }: { viewer: PriceViewer; lines: readonly ReadLine[] },
): Promise<Sources> {
  const productIds = lines.flatMap(({ product }) => product?.id ?? [])
  if (productIds.length === 0) return () => []
  const [{ destination }, facts] = await Promise.all([
    readDestination(ctx, actor, { viewer }),
    readPromiseFacts(ctx, { productIds, places: viewer.places }),
  ])
  if (!destination) return () => []
  const ordered = lines.filter(({ is_selected }) => is_selected)
  return sourcesOf({
    destination,
    lines: ordered.map(({ id, product, amount }) => ({ id, productId: product?.id ?? null, amount })),
    productIds,
    from: ctx.now(),
    facts,
  })
}

function productOf({ product, custom }: ReadLine, language: Language): CartLine['product'] {
  if (product) {
    const { id, article, name, brand, image } = product
    const { unit, minimumBatch, multiplicity } = productFacts(product, language)
    const { manufacturer_code: manufacturerCode, weight_grams: weightGrams, volume_ml: volumeMl } = product
    const shown = { type: 'catalog', id, article, manufacturerCode, name, brand, image: mediaUrl(image) } as const
    return { ...shown, unit, minimumBatch, multiplicity, weightGrams, volumeMl }
  }
  if (!custom) throw new Error('A line holds neither a product nor an own one')
  const { id, article, name, brand, image } = custom
  const shown = { type: 'custom', id, article, manufacturerCode: '', name, brand, image: mediaUrl(image) } as const
  return { ...shown, ...customRule(custom.unit), weightGrams: 0, volumeMl: 0 }
}

function lineOf(row: ReadLine, { language, sourcesFor, moment }: { language: Language; sourcesFor: Sources; moment: Moment }): CartLine {
  const facts = row.product ? productFacts(row.product, language) : customFacts(row.custom ?? { unit: '' })
  return {
    ...lineState(row, facts, moment),
    source: row.source,
    product: productOf(row, language),
    sources: row.product ? sourcesFor(row.product.id) : [],
  }
}

/** The oldest price decides. */
const pricedAtOf = (lines: readonly ReadLine[]): string | null =>
  lines.length === 0 || lines.some(({ priced_at }) => priced_at === null)
    ? null
    : new Date(Math.min(...lines.map(({ priced_at }) => Date.parse(priced_at ?? '')))).toISOString()

/** The active cart as it is this moment; prices that have grown old are asked for on the way. */
export async function readCart(ctx: Context, actor: Actor): Promise<Cart> {
  requireToggle(actor, 'cart')
  const owner = ownerOf(actor)
  const empty: Cart = { id: null, name: '', version: 0, pricedAt: null, lines: [], totals: cartTotals(actor, []) }
  if (!owner) return empty
  const viewer = await readViewer(ctx, actor)
  const places = viewer.places.map(({ id }) => id)
  const moment = { pricedFor: pricedForOf(viewer), now: ctx.now() }

  let found = await findCart(ctx, owner, places)
  const stale = found?.lines?.filter((line) => isStale(line, moment)) ?? []
  if (found && stale.length > 0) {
    await refreshPrices(ctx, { owner, cartId: found.id, viewer, lines: stale, moment })
    found = await findCart(ctx, owner, places)
  }
  if (!found) return empty

  const lines = found.lines ?? []
  const sourcesFor = await readSources(ctx, actor, { viewer, lines })
  return {
    id: found.id,
    name: found.name,
    version: found.version,
    pricedAt: pricedAtOf(lines),
    lines: lines.map((line) => lineOf(line, { language: actor.language, sourcesFor, moment })),
    totals: cartTotals(actor, found.totals),
  }
}
