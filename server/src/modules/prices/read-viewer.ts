import { USUAL_POINTS } from '@vitrina/contract/club/club.rules'
import { WHOLE } from '@vitrina/contract/prices/prices.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import { coalesce } from '#platform/process/coalesce'
import type { Context } from '#platform/context'
import type { Viewer } from '#search/engine/search-types'
import { cachedByKey } from '#platform/process/cached-by-key'
import {
  type CompanyTerms,
  findCompanyTerms,
  findPointsFactor,
  findVisitorRegion,
  readPriceReference,
  type VatRate,
} from './terms.queries.ts'
import { sellerDay } from '@vitrina/contract/days/days.rules'

/** The viewer of prices and stock. */
export type PriceViewer = {
  priceType: { id: number; name: string }
  region: { id: number; name: string; factor: number }
  /** A section's discount is given for each of its leaves. */
  discounts: CompanyTerms['discounts']
  /** The viewer's contract; its fixed prices go before all else. */
  contract: { id: number; number: string } | null
  /** Whether the contract fixes any. */
  hasFixedPrices: boolean
  /** Warehouses that serve the viewer, nearest first. */
  places: { id: number; days: number }[]
  /** Guests may be kept from seeing prices. */
  seesPrices: boolean
  vatRates: readonly VatRate[]
  /** Basis points of the price that come back as points, by brand. */
  cashBacks: ReadonlyMap<number, number>
  /** Per cent of them at the viewer's level of the club. */
  pointsFactor: number
}

const priceReferenceCache = cachedByKey(async (ctx) => {
  const { regions, cashBacks, priceTypes, vatRates } = await readPriceReference(ctx)
  return {
    priceTypes,
    vatRates,
    regionById: new Map(regions.map((region) => [region.id, region])),
    cashBacks: new Map(cashBacks.map(({ brand, rate }) => [brand, rate])),
  }
})

const companyTerms = cachedByKey((ctx, key) => {
  const [companyId = 0, contractId] = key.split(':').map(Number)
  return findCompanyTerms(ctx, { companyId, contractId: contractId || null, day: sellerDay(ctx.now()) })
})

/** By the company or, where points belong to people, by the person. */
const pointsFactor = cachedByKey((ctx, key) => {
  const [owner, id = '0'] = key.split(':')
  return findPointsFactor(ctx, owner === 'person' ? { personId: Number(id) } : { companyId: Number(id) })
})

function readPointsFactor(ctx: Context, { user, site }: Actor): Promise<number> | number {
  const { toggles, loyalty } = site.settings
  if (!user?.companyId || !toggles.loyaltyClub || !toggles.clubPages) return USUAL_POINTS
  return pointsFactor.read(ctx, loyalty.owner === 'person' ? `person:${user.id}` : `company:${user.companyId}`)
}

/** A list and its filters ask side by side. */
const visitorRegion = coalesce(findVisitorRegion)
const lateRegion = cachedByKey(findVisitorRegion)

const guestTerms: CompanyTerms = { priceTypeId: null, contract: null, discounts: [], hasFixedPrices: false }

type ViewerOptions = { contractId?: number | null; isGlance?: boolean; regionId?: number | null }

/** The region asked for, else the user's own, else the one the visitor chose, else the site's. */
async function regionIdsOf(
  ctx: Context,
  { user, site, visitorUuid, pageRegionId }: Actor,
  { isGlance = false, regionId = null }: ViewerOptions,
): Promise<(number | null)[]> {
  if (!site.settings.toggles.regions) return [site.defaultRegionId]
  if (regionId !== null) return [regionId]
  const find = isGlance ? lateRegion.read : visitorRegion
  const chosen = user?.regionId || !visitorUuid ? (pageRegionId ?? null) : await find(ctx, visitorUuid)
  return [user?.regionId ?? null, chosen, site.defaultRegionId]
}

/**
 * The viewer's region, their company's price type and discounts, their contract, the warehouses that serve them.
 * `isGlance`: while one types, a region chosen half a second ago may still be the former.
 */
export async function readViewer(ctx: Context, actor: Actor, options: ViewerOptions = {}): Promise<PriceViewer> {
  const { user, site } = actor
  const { contractId = null } = options
  const reference = await priceReferenceCache.read(ctx, '')
  const terms = user?.companyId ? await companyTerms.read(ctx, `${user.companyId}:${contractId ?? ''}`) : guestTerms
  const region = (await regionIdsOf(ctx, actor, options)).flatMap((id) => (id === null ? [] : (reference.regionById.get(id) ?? [])))[0]
  const priceType = reference.priceTypes.find(({ id }) => id === terms.priceTypeId) ?? reference.priceTypes.find(({ isRetail }) => isRetail)
  return {
    // Without a price type nothing has a price: a store not filled yet.
    priceType: priceType ? { id: priceType.id, name: inLanguage(priceType.name, actor.language) } : { id: 0, name: '' },
    region: region
      ? { id: region.id, name: inLanguage(region.name, actor.language), factor: region.factor }
      : { id: 0, name: '', factor: WHOLE },
    discounts: terms.discounts,
    contract: terms.contract,
    hasFixedPrices: terms.hasFixedPrices,
    places: region?.places ?? [],
    seesPrices: user !== null || site.settings.flags.showPricesToGuests,
    vatRates: reference.vatRates,
    cashBacks: reference.cashBacks,
    pointsFactor: await readPointsFactor(ctx, actor),
  }
}

/** The rates of the law, newest first. */
export const readVatRates = async (ctx: Context): Promise<readonly VatRate[]> => (await priceReferenceCache.read(ctx, '')).vatRates

/** The same viewer in the terms of the search index. */
export const searchViewer = ({ priceType, region, discounts, places }: PriceViewer): Viewer => ({
  priceList: priceType.id,
  regionFactor: region.factor,
  discounts: discounts.map(({ kind, id, discount }) => ({ column: kind, value: id, discount })),
  places: places.map(({ id }) => id),
})
