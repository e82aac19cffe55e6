import { pricedAmount, THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { ProductCard, WarehouseStock } from '@vitrina/contract/catalogue/catalogue'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { mediaUrl } from '#modules/content/content.rules'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { momentOf, priceOf, type ResolvedPrice } from '#modules/prices/resolve-price'
import { readPromises } from '#modules/promise/promise-goods'
import type { GoodsPromises } from '#modules/promise/promise.rules'
import type { CatalogueReference } from '../catalogue-reference.ts'
import type { Catalogue } from '../open-catalogue.ts'
import type { ProductParts, OwnerKey } from './cards.queries.ts'
import type { CachedProducts } from './product-cache.ts'

type Supplied = { warehouse: WarehouseStock['warehouse']; free: number; coming: NonNullable<ProductParts['arrivals']>[number] | undefined }

/** All warehouses that serve the viewer, nearest first; one without goods counts if they are on their way. */
function suppliedAt(
  { stock, arrivals }: ProductParts,
  { viewer, reference }: { viewer: PriceViewer; reference: CatalogueReference },
): Supplied[] {
  if (!stock && !arrivals) return []
  const found: Supplied[] = []
  for (const { id } of viewer.places) {
    const warehouse = reference.warehouseById.get(id)
    const free = stock?.find((one) => one.warehouse === id)?.free ?? 0
    const coming = arrivals?.find((one) => one.warehouse === id && one.left > 0)
    if (warehouse && (free > 0 || coming)) found.push({ warehouse, free, coming })
  }
  return found
}

const stockOf = ({ warehouse, free, coming }: Supplied, { ofStock, ofArrival }: GoodsPromises): WarehouseStock => ({
  warehouse,
  free,
  readyOn: free > 0 ? ofStock(warehouse.id) : null,
  arrival: coming ? { quantity: coming.left, expectedOn: coming.on, readyOn: ofArrival(warehouse.id, coming.on) } : null,
})

/** The owner of the shown favourites and cart. */
export function ownerKeyOf({ user, visitorUuid }: Actor): OwnerKey {
  if (user) return { userId: user.id, companyId: user.companyId }
  return visitorUuid === null ? null : { visitorUuid }
}

type CardOptions = {
  ids: readonly number[]
  amount?: number | undefined
  /** How they stand to the product they are shown beside. */
  role?: 'analog' | 'related' | undefined
  /** How many of the stocks; all when not given. */
  shownStocks?: number
  /** While one types: favourites and the cart need not be there. */
  isGlance?: boolean
  /** Products read from the cache already. */
  cached?: CachedProducts
}

/** `fixed`: the price the viewer's contract names, in kopecks. */
export type ShownCard = { card: ProductCard; parts: ProductParts; resolved: ResolvedPrice | null; fixed: number | null }

function readProducts(
  actor: Actor,
  { viewer, catalogue, ids, isGlance }: { viewer: PriceViewer; catalogue: Catalogue; ids: readonly number[]; isGlance: boolean },
): Promise<CachedProducts> {
  // Prices a contract fixes are asked for each time.
  if (isGlance && !viewer.hasFixedPrices) return catalogue.productCache.glance(ids)
  return catalogue.productCache.readAll({ ids, owner: ownerKeyOf(actor), contractId: viewer.contract?.id ?? null })
}

/** Cards by id, with their product facts; without those that are no longer sold. At most three statements, however many there are. */
export async function makeCards(
  ctx: Context,
  actor: Actor,
  {
    viewer,
    catalogue,
    reference,
    ids,
    amount,
    role,
    shownStocks,
    isGlance = false,
    cached,
  }: CardOptions & { viewer: PriceViewer; catalogue: Catalogue; reference: CatalogueReference },
): Promise<Map<number, ShownCard>> {
  if (ids.length === 0) return new Map()
  const products = cached ?? (await readProducts(actor, { viewer, catalogue, ids, isGlance }))
  const { parts: found, favourites, fixed, inCart, choice } = products
  const { toggles } = actor.site.settings
  const isCurrent = toggles.currentPrice && (actor.user !== null || toggles.currentPriceForGuests)
  const at = momentOf(ctx.now())
  const promises = await readPromises(ctx, actor, { viewer, goods: found, choice })

  const made = new Map<number, ShownCard>()
  for (const [id, parts] of found) {
    const supplied = suppliedAt(parts, { viewer, reference })
    const ownFixed = fixed.get(id) ?? null
    const resolved = priceOf(parts, viewer, { amount: amount ?? pricedAmount(parts), fixed: ownFixed, at })
    const card: ProductCard = {
      id,
      type: 'catalog',
      article: parts.article,
      manufacturerCode: parts.manufacturerCode,
      name: parts.name,
      brand: parts.brand,
      section: parts.section,
      category: parts.category,
      series: parts.series,
      unit: { name: inLanguage(parts.unit.name, actor.language), decimals: parts.unit.decimals },
      image: mediaUrl(parts.image),
      minimumBatch: parts.minimumBatch,
      multiplicity: parts.multiplicity,
      numberOfItemsInCart: toggles.cart ? (inCart.get(id) ?? 0) : 0,
      price: resolved?.price ?? null,
      currentPrice: isCurrent ? (resolved?.price.value ?? null) : null,
      cashBack: resolved?.cashBack ?? null,
      favorite: favourites.has(id),
      isRecommended: parts.isRecommended,
      analog: role === 'analog',
      isRelated: role === 'related',
      stocks: supplied.slice(0, shownStocks).map((one) => stockOf(one, promises)),
      stockTotal: supplied.reduce((sum, { free }) => sum + thousandths(free), 0) / THOUSAND,
      stockCount: supplied.length,
      promise: promises.steps(id),
    }
    made.set(id, { card, parts, resolved, fixed: ownFixed })
  }
  return made
}

/** Cards in the order asked. */
export async function showCards(ctx: Context, actor: Actor, options: Parameters<typeof makeCards>[2]): Promise<ProductCard[]> {
  const made = await makeCards(ctx, actor, options)
  return options.ids.flatMap((id) => made.get(id)?.card ?? [])
}
