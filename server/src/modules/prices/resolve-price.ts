import { pointsAtLevel } from '@vitrina/contract/club/club.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { listPricing, type ProductPricing } from './prices.queries.ts'
import { cashBackOf, fixedPrice, type MadePrice, makePrice } from './make-price.ts'
import type { PriceViewer } from './read-viewer.ts'
import { vatRateOn } from '@vitrina/contract/prices/prices.rules'

export type { ProductPricing } from './prices.queries.ts'

export type ResolvedPrice = MadePrice & { cashBack: number | null }

/** A price the seller has answered a request with, and the number of that request. */
export type AgreedPrice = { price: number; number: string }

type PricedItem = { id: number; amount: number; agreed?: AgreedPrice | null }

/** VAT follows the day of shipment; until one is planned it is today. */
type PriceQuery = { items: readonly PricedItem[]; at?: Date }

/** When a price is asked for: the moment decides promos, the seller's day decides VAT. */
export type PriceMoment = { ms: number; day: string }

export const momentOf = (at: Date): PriceMoment => ({ ms: at.getTime(), day: sellerDay(at) })

/** The greatest promo that holds at a moment. */
function promoAt({ promos }: ProductPricing, moment: number): number | null {
  if (!promos) return null
  const held = promos.filter(({ from, to }) => from <= moment && (to === null || to > moment))
  return held.length > 0 ? Math.max(...held.map(({ discount }) => discount)) : null
}

/**
 * The one place a price is made, from the facts of the product and the viewer; null: there is none.
 * `agreed` is the price of an accepted request, `fixed` the contract price of this product for the viewer: agreed goes first.
 */
export function priceOf(
  pricing: ProductPricing,
  viewer: PriceViewer,
  { amount, fixed, agreed = null, at }: { amount: number; fixed: number | null; agreed?: AgreedPrice | null; at: PriceMoment },
): ResolvedPrice | null {
  if (!viewer.seesPrices) return null
  const vatRate = vatRateOn(viewer.vatRates, pricing.vatGroup, at.day)
  const rate = viewer.cashBacks.get(pricing.brandId) ?? null
  const base = pricing.prices?.[viewer.priceType.id]
  // No price list names a price of nothing: it means there is none.
  if (agreed === null && fixed === null && !base) return null
  const signed =
    agreed !== null
      ? ({ price: agreed.price, kind: 'agreed', name: agreed.number } as const)
      : fixed !== null && ({ price: fixed, kind: 'contract', name: viewer.contract?.number ?? '' } as const)
  const made = signed
    ? fixedPrice({ ...signed, vatRate })
    : makePrice(
        {
          base: base ?? 0,
          priceTypeName: viewer.priceType.name,
          region: viewer.region,
          discounts: viewer.discounts.filter(({ kind, id }) => id === (kind === 'brand' ? pricing.brandId : pricing.sectionId)),
          promo: promoAt(pricing, at.ms),
          breaks: pricing.breaks ?? [],
          vatRate,
        },
        amount,
      )
  const cashBack = cashBackOf(made.price.value, rate)
  return { ...made, cashBack: cashBack === null ? null : pointsAtLevel(cashBack, viewer.pointsFactor) }
}

/**
 * Prices as the database has them this moment: card, cart and documents ask here. One statement for any number of products.
 * A product without a price is null, one that is not sold is missing.
 */
export async function resolvePrices(
  ctx: Context,
  viewer: PriceViewer,
  { items, at = ctx.now() }: PriceQuery,
): Promise<Map<number, ResolvedPrice | null>> {
  if (items.length === 0) return new Map()
  const asked = new Map(items.map((item) => [item.id, item]))
  const rows = await listPricing(ctx, { ids: [...asked.keys()], contractId: viewer.contract?.id ?? null })
  const moment = momentOf(at)
  return new Map(
    rows.map((row) => {
      const { amount, agreed = null } = asked.get(row.id) ?? { amount: 1 }
      return [row.id, priceOf(row, viewer, { amount, agreed, fixed: row.fixed, at: moment })]
    }),
  )
}
