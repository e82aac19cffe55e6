import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Viewer } from '#platform/search-index/search-types'
import { findViewer } from './viewer.queries.ts'

/** For whom prices and stock are shown. */
export type PriceViewer = {
  priceType: { id: number; name: string }
  region: { id: number; name: string; factor: number }
  /** A section's discount is given for each of its leaves. */
  discounts: { kind: 'brand' | 'section'; id: number; name: string; discount: number }[]
  /** Warehouses that serve him, nearest first. */
  places: { id: number; days: number }[]
  /** Guests may be kept from seeing prices. */
  seesPrices: boolean
}

/** One query, whoever asks: his region, his company's price type and discounts, the warehouses that serve him. */
export async function readViewer(ctx: Context, actor: Actor): Promise<PriceViewer> {
  const { user, site } = actor
  const { regions: areRegionsOn } = site.settings.toggles
  const found = await findViewer(ctx, {
    companyId: user?.companyId ?? null,
    regionIds: areRegionsOn ? [user?.regionId ?? null, site.defaultRegionId] : [site.defaultRegionId],
    visitorUuid: areRegionsOn ? actor.visitorUuid : null,
  })
  const { priceType, region } = found
  return {
    // Without a price type nothing has a price: a store not filled yet.
    priceType: priceType ? { id: priceType.id, name: inLanguage(priceType.name, actor.language) } : { id: 0, name: '' },
    region: region
      ? { id: region.id, name: inLanguage(region.name, actor.language), factor: region.factor }
      : { id: 0, name: '', factor: 10_000 },
    discounts: found.discounts,
    places: found.places,
    seesPrices: user !== null || site.settings.flags.showPricesToGuests,
  }
}

/** The same viewer as the search index knows him. */
export const searchViewer = ({ priceType, region, discounts, places }: PriceViewer): Viewer => ({
  priceList: priceType.id,
  regionFactor: region.factor,
  discounts: discounts.map(({ kind, id, discount }) => ({ column: kind, value: id, discount })),
  places: places.map(({ id }) => id),
})
