import { pricedAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { momentOf, priceOf, type ResolvedPrice } from '#modules/prices/resolve-price'
import { readPromises } from '#modules/promise/promise-goods'
import type { CatalogueReference } from '../catalogue-reference.ts'
import type { Catalogue } from '../open-catalogue.ts'
import type { ProductParts, OwnerKey } from './cards.queries.ts'
import type { CachedProducts } from './product-cache.ts'
import { factsOf } from './product-facts.ts'
import { type ProductSupply, supplyOf } from './product-supply.ts'

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
export type ShownCard = {
  card: ProductCard
  parts: ProductParts
  supply: ProductSupply
  resolved: ResolvedPrice | null
  fixed: number | null
}

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
    const supply = supplyOf(parts, { viewer, reference, shownStocks, promises })
    const ownFixed = fixed.get(id) ?? null
    const resolved = priceOf(parts, viewer, { amount: amount ?? pricedAmount(parts), fixed: ownFixed, at })
    const card: ProductCard = {
      ...factsOf(parts, actor.language),
      numberOfItemsInCart: toggles.cart ? (inCart.get(id) ?? 0) : 0,
      price: resolved?.price ?? null,
      currentPrice: isCurrent ? (resolved?.price.value ?? null) : null,
      cashBack: resolved?.cashBack ?? null,
      favorite: favourites.has(id),
      analog: role === 'analog',
      isRelated: role === 'related',
      ...supply,
    }
    made.set(id, { card, parts, supply, resolved, fixed: ownFixed })
  }
  return made
}

/** Cards in the order asked. */
export async function showCards(ctx: Context, actor: Actor, options: Parameters<typeof makeCards>[2]): Promise<ProductCard[]> {
  const made = await makeCards(ctx, actor, options)
  return options.ids.flatMap((id) => made.get(id)?.card ?? [])
}
