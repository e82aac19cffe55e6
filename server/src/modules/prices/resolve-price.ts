import type { Context } from '#platform/context'
import { listPriceParts, type PriceRow } from './prices.queries.ts'
import { cashBackOf, type MadePrice, makePrice } from './make-price.ts'
import type { PriceViewer } from './read-viewer.ts'

export type ResolvedPrice = MadePrice & { cashBack: number | null }

type Wanted = { id: number; amount: number }

/** VAT follows the day of shipment; until one is planned it is today. */
type Asked = { items: readonly Wanted[]; at?: Date }

function priceOf(row: PriceRow, viewer: PriceViewer, amount: number): ResolvedPrice | null {
  // No price list names a price of nothing: it means there is none.
  if (!row.base) return null
  const made = makePrice(
    {
      base: row.base,
      priceTypeName: viewer.priceType.name,
      region: viewer.region,
      discounts: viewer.discounts.filter(({ kind, id }) => id === (kind === 'brand' ? row.brand_id : row.section_id)),
      promo: row.promo,
      breaks: row.breaks ?? [],
      vatRate: row.vat_group === 'none' ? null : (row.vat_rate ?? 0),
    },
    amount,
  )
  return { ...made, cashBack: cashBackOf(made.price.value, row.cash_back) }
}

/**
 * The one place a price comes from: list, card, cart and papers ask here. One statement for any number of products.
 * A product without a price is null, one that is not sold is missing.
 */
export async function resolvePrices(
  ctx: Context,
  viewer: PriceViewer,
  { items, at = ctx.now() }: Asked,
): Promise<Map<number, ResolvedPrice | null>> {
  if (items.length === 0) return new Map()
  const amounts = new Map(items.map(({ id, amount }) => [id, amount]))
  const rows = await listPriceParts(ctx, { ids: [...amounts.keys()], priceTypeId: viewer.priceType.id, at })
  return new Map(rows.map((row) => [row.id, viewer.seesPrices ? priceOf(row, viewer, amounts.get(row.id) ?? 1) : null]))
}
