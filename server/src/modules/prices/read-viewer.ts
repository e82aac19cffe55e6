import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Viewer } from '#platform/search-index/search-types'
import { keptTerms } from './kept-terms.ts'
import { type CompanyTerms, findCompanyTerms, findVisitorRegion, readPriceBook, type VatRate } from './terms.queries.ts'
import { moscowDay } from './vat.rules.ts'

/** For whom prices and stock are shown. */
export type PriceViewer = {
  priceType: { id: number; name: string }
  region: { id: number; name: string; factor: number }
  /** A section's discount is given for each of its leaves. */
  discounts: CompanyTerms['discounts']
  /** Under which he buys; its fixed prices go before all else. */
  contract: { id: number; number: string } | null
  /** Warehouses that serve him, nearest first. */
  places: { id: number; days: number }[]
  /** Guests may be kept from seeing prices. */
  seesPrices: boolean
  vatRates: readonly VatRate[]
  /** Basis points of the price that come back as points, by brand. */
  cashBacks: ReadonlyMap<number, number>
}

const priceBook = keptTerms(async (ctx) => {
  const { regions, cashBacks, priceTypes, vatRates } = await readPriceBook(ctx)
  return {
    priceTypes,
    vatRates,
    regionById: new Map(regions.map((region) => [region.id, region])),
    cashBacks: new Map(cashBacks.map(({ brand, rate }) => [brand, rate])),
  }
})

const companyTerms = keptTerms((ctx, key) => {
  const [companyId = 0, contractId] = key.split(':').map(Number)
  return findCompanyTerms(ctx, { companyId, contractId: contractId || null, day: moscowDay(ctx.now()) })
})

const guestTerms: CompanyTerms = { priceTypeId: null, contract: null, discounts: [] }

/** The user's own region, else the one the visitor chose, else the site's. */
async function regionIdsOf(ctx: Context, { user, site, visitorUuid }: Actor): Promise<(number | null)[]> {
  if (!site.settings.toggles.regions) return [site.defaultRegionId]
  const chosen = user?.regionId || !visitorUuid ? null : await findVisitorRegion(ctx, visitorUuid)
  return [user?.regionId ?? null, chosen, site.defaultRegionId]
}

/** Whoever asks: his region, his company's price type and discounts, his contract, the warehouses that serve him. */
export async function readViewer(
  ctx: Context,
  actor: Actor,
  { contractId = null }: { contractId?: number | null } = {},
): Promise<PriceViewer> {
  const { user, site } = actor
  const book = await priceBook(ctx, '')
  const terms = user?.companyId ? await companyTerms(ctx, `${user.companyId}:${contractId ?? ''}`) : guestTerms
  const region = (await regionIdsOf(ctx, actor)).flatMap((id) => (id === null ? [] : (book.regionById.get(id) ?? [])))[0]
  const priceType = book.priceTypes.find(({ id }) => id === terms.priceTypeId) ?? book.priceTypes.find(({ isRetail }) => isRetail)
  return {
    // Without a price type nothing has a price: a store not filled yet.
    priceType: priceType ? { id: priceType.id, name: inLanguage(priceType.name, actor.language) } : { id: 0, name: '' },
    region: region
      ? { id: region.id, name: inLanguage(region.name, actor.language), factor: region.factor }
      : { id: 0, name: '', factor: 10_000 },
    discounts: terms.discounts,
    contract: terms.contract,
    places: region?.places ?? [],
    seesPrices: user !== null || site.settings.flags.showPricesToGuests,
    vatRates: book.vatRates,
    cashBacks: book.cashBacks,
  }
}

/** The same viewer as the search index knows him. */
export const searchViewer = ({ priceType, region, discounts, places }: PriceViewer): Viewer => ({
  priceList: priceType.id,
  regionFactor: region.factor,
  discounts: discounts.map(({ kind, id, discount }) => ({ column: kind, value: id, discount })),
  places: places.map(({ id }) => id),
})
