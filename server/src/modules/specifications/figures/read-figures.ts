import type { Price } from '@vitrina/contract/prices/prices'
import type { SpecificationFigures } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { type PriceViewer, readViewer } from '#modules/prices/read-viewer'
import { resolvePrices } from '#modules/prices/resolve-price'
import { promise, type PromiseFacts } from '#modules/promise/promise.rules'
import { readPromiseFacts } from '#modules/promise/read-facts'
import { type CountedDocument, type CountedLine, loadCounted } from '../document.queries.ts'
import { type LineProducts, readLineProducts } from '../line-products.ts'
import { openPlainHead, requireReader } from '../open-specification.ts'
import { figuresOf, neededAmounts, neededByProduct } from './figures.rules.ts'

/** The price a buyer noted for an own product; whether it includes VAT is unknown. */
const ownPrice = (value: number | null): Price | null =>
  value === null ? null : { value, withoutVat: value, vat: 0, vatRate: null, old: null }

function stockIn(facts: PromiseFacts | null) {
  const totals = new Map<number, number>()
  for (const { productId, free } of facts?.stock ?? []) totals.set(productId, (totals.get(productId) ?? 0) + free)
  return (productId: number) => totals.get(productId) ?? 0
}

/** By the days of the point nearest to the buyer, as in the cart: where the goods go is chosen later. */
async function readSupply(
  ctx: Context,
  { places: [nearest, ...others] }: PriceViewer,
  lines: readonly CountedLine[],
  needed: readonly number[],
) {
  const productIds = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  if (!nearest || productIds.length === 0) return { stockOf: stockIn(null), dayOf: () => null }
  const facts = await readPromiseFacts(ctx, { productIds, places: [nearest, ...others] })
  const promised = promise({
    destination: { type: 'pickup', warehouseId: nearest.id },
    lines: lines.map(({ productId }, at) => ({ id: at, productId, amount: needed[at] ?? 0 })),
    from: ctx.now(),
    facts,
  })
  return { stockOf: stockIn(facts), dayOf: (at: number) => promised.lines[at]?.day ?? null }
}

/** Figures of any document for this viewer; the statements are the same few for one line and for two thousand. */
export async function makeFigures(
  ctx: Context,
  actor: Actor,
  { document, products, contractId = null }: { document: CountedDocument; products: Pick<LineProducts, 'of'>; contractId?: number | null },
): Promise<SpecificationFigures> {
  const viewer = await readViewer(ctx, actor, { contractId })
  const needed = neededAmounts(document)
  const items = [...neededByProduct(document.lines, needed)].map(([id, amount]) => ({ id, amount }))
  const prices = await resolvePrices(ctx, viewer, { items })
  const { stockOf, dayOf } = await readSupply(ctx, viewer, document.lines, needed)
  const priceOf = (line: CountedLine): Price | null =>
    line.productId === null ? ownPrice(products.of(line)?.ownPrice ?? null) : (prices.get(line.productId)?.price ?? null)
  return { ...figuresOf(document, { needed, priceOf, stockOf, dayOf }), pricedAt: ctx.now().toISOString() }
}

/** Prices, sums, stock and days of a specification now. */
export async function readFigures(ctx: Context, actor: Actor, id: number): Promise<SpecificationFigures> {
  const reader = requireReader(actor)
  await openPlainHead(ctx, reader, id)
  const document = await loadCounted(ctx, id)
  // Catalogue products are known to the prices; only own ones carry a price of theirs.
  const own = document.lines.filter(({ productId, customProductId }) => productId === null && customProductId !== null)
  const products = await readLineProducts(ctx, { ...reader, language: actor.language }, own)
  return makeFigures(ctx, actor, { document, products })
}
