import type { Context } from '#platform/context'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { type ResolvedPrice, resolvePrices } from '#modules/prices/resolve-price'
import type { LinePrice } from './lines.queries.ts'

const noPrice: LinePrice = { price: null, old_price: null, vat_rate: null, cash_back: null }

const stored = (resolved: ResolvedPrice | null | undefined): LinePrice =>
  resolved
    ? { price: resolved.price.value, old_price: resolved.price.old, vat_rate: resolved.price.vatRate, cash_back: resolved.cashBack }
    : noPrice

/** The price the buyer named for a custom product; whether it includes VAT is unknown. */
export const customPrice = (price: number | null): LinePrice => ({ ...noPrice, price })

/** Prices of catalogue products for their amounts, as lines keep them; each product is asked for once. */
export async function priceLines(
  ctx: Context,
  viewer: PriceViewer,
  items: readonly { id: number; amount: number }[],
): Promise<(id: number) => LinePrice> {
  const resolved = await resolvePrices(ctx, viewer, { items })
  return (id) => stored(resolved.get(id))
}
