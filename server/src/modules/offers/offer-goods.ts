import { inLanguage } from '@vitrina/contract/languages'
import { isCounted, type OfferLine } from '@vitrina/contract/offers/offer-document.rules'
import type { FreshCost } from '@vitrina/contract/offers/reprice.rules'
import { addAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import type { ProductParts } from '#modules/catalogue/products/product-cache'
import { readViewer } from '#modules/prices/read-viewer'
import { momentOf, priceOf } from '#modules/prices/resolve-price'
import { type LineProduct, readGoods } from '#modules/specifications/line-products'
import type { OfferMaker } from './offer-maker.ts'

/** All that offers need of the catalogue. */
export type OfferCatalogue = Pick<Catalogue, 'productCache'>

export type OfferGoods = {
  /** The price of now; null: there is none. */
  freshOf: (line: OfferLine) => FreshCost
  soldOf: (line: OfferLine) => ProductParts | undefined
  /** Also of an own product, and of one that is not sold any more. */
  productOf: (line: OfferLine) => LineProduct | undefined
}

/** A line of a cart is priced by all that is bought of the product, so is a line that counts here. */
function amountsOf(lines: readonly OfferLine[]): (line: OfferLine) => number {
  const totals = new Map<number, number>()
  for (const line of lines)
    if (line.productId !== null && isCounted(line)) totals.set(line.productId, addAmounts(totals.get(line.productId) ?? 0, line.amount))
  return (line) => (isCounted(line) ? (totals.get(line.productId ?? 0) ?? line.amount) : line.amount)
}

/** Goods and prices of lines for this buyer now; a few statements for any number of lines. `all` gives the amounts prices depend on. */
export async function readOfferGoods(
  ctx: Context,
  actor: Actor,
  {
    catalogue,
    maker,
    lines,
    all = lines,
  }: { catalogue: OfferCatalogue; maker: OfferMaker; lines: readonly OfferLine[]; all?: readonly OfferLine[] },
): Promise<OfferGoods> {
  const viewer = await readViewer(ctx, actor)
  const goods = await readGoods(ctx, {
    catalogue,
    viewer: { userId: maker.userId, companyId: maker.companyId, language: actor.language },
    lines,
    contractId: viewer.hasFixedPrices ? (viewer.contract?.id ?? null) : null,
  })
  const at = momentOf(ctx.now())
  const amountOf = amountsOf(all)
  const soldOf = ({ productId }: OfferLine) => (productId === null ? undefined : goods.sold.get(productId))
  const freshOf = (line: OfferLine): FreshCost => {
    const parts = soldOf(line)
    if (!parts) {
      const price = line.productId === null ? goods.others.of(line)?.ownPrice : null
      // Whether the price a buyer noted for an own product includes VAT is unknown; the line's rate stays.
      return price === null || price === undefined ? null : { price, origin: 'list', vatRate: line.vatRate }
    }
    const fixed = goods.fixed.get(parts.id) ?? null
    const found = priceOf(parts, viewer, { amount: amountOf(line), fixed, at })
    return found && { price: found.price.value, origin: fixed === null ? 'list' : 'agreed', vatRate: found.price.vatRate }
  }
  return { freshOf, soldOf, productOf: (line) => goods.others.of(line) }
}

/** A new line of a product with its name, article and unit, and the cost of now where nobody set one. */
export function completed(line: OfferLine, goods: OfferGoods, { actor, at }: { actor: Pick<Actor, 'language'>; at: string }): OfferLine {
  const named = namedLine(line, goods, actor)
  if (named.kind === 'work' || named.costOrigin === 'hand') return { ...named, costOrigin: 'hand', costAt: named.costAt ?? at }
  if (named.costAt !== null) return named
  const fresh = goods.freshOf(named)
  if (!fresh) return { ...named, costPrice: null, costOrigin: 'list', costAt: at }
  return { ...named, costPrice: fresh.price, costOrigin: fresh.origin, vatRate: fresh.vatRate, costAt: at }
}

/** The maker's code, not the seller's article: the client is not told who supplies. */
function namedLine(line: OfferLine, goods: OfferGoods, { language }: Pick<Actor, 'language'>): OfferLine {
  if (line.name !== '') return line
  const sold = goods.soldOf(line)
  if (sold)
    return {
      ...line,
      name: sold.name,
      article: sold.manufacturerCode,
      unit: inLanguage(sold.unit.name, language),
      decimals: sold.unit.decimals,
    }
  const other = goods.productOf(line)
  if (!other) return line
  return {
    ...line,
    name: other.name,
    article: other.type === 'custom' ? other.article : '',
    unit: other.unit.name,
    decimals: other.unit.decimals,
  }
}
