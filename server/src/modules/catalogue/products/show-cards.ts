import { inLanguage } from '@vitrina/contract/languages'
import type { ProductCard, WarehouseStock } from '@vitrina/contract/catalogue'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { mediaUrl } from '#modules/content/content.rules'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { momentOf, priceOf, type ResolvedPrice } from '#modules/prices/resolve-price'
import type { CatalogueBook } from '../catalogue-book.ts'
import type { Catalogue } from '../open-catalogue.ts'
import type { ProductParts, Whose } from './cards.queries.ts'
import type { Taken } from './product-shelf.ts'

/** All warehouses that serve the viewer, nearest first; one without goods counts if they are on their way. */
function stocksOf({ stock, arrivals }: ProductParts, viewer: PriceViewer, book: CatalogueBook): WarehouseStock[] {
  if (!stock && !arrivals) return []
  return viewer.places.flatMap(({ id, days }) => {
    const warehouse = book.warehouseById.get(id)
    const free = stock?.find((one) => one.warehouse === id)?.free ?? 0
    const coming = arrivals?.find((one) => one.warehouse === id)
    if (!warehouse || (free === 0 && !coming)) return []
    return { warehouse, free, days, arrival: coming ? { quantity: coming.quantity, expectedOn: coming.on } : null }
  })
}

/** Specification §7: the minimum batch if there is one, otherwise the multiplicity. */
const smallestAmount = ({ minimumBatch, multiplicity }: ProductParts) => minimumBatch ?? multiplicity

/** The owner of the shown favourites and cart. */
export function whoseOf({ user, visitorUuid }: Actor): Whose {
  if (user) return { userId: user.id, companyId: user.companyId }
  return visitorUuid === null ? null : { visitorUuid }
}

type Asked = {
  ids: readonly number[]
  amount?: number | undefined
  /** How they stand to the product they are shown beside. */
  role?: 'analog' | 'related' | undefined
  /** How many of the stocks; all when not given. */
  shownStocks?: number
  /** While one types: favourites and the cart need not be there. */
  isGlance?: boolean
  /** Products taken from the shelf already. */
  taken?: Taken
}

export type ShownCard = { card: ProductCard; parts: ProductParts; resolved: ResolvedPrice | null }

function takeFor(
  actor: Actor,
  { viewer, catalogue, ids, isGlance }: { viewer: PriceViewer; catalogue: Catalogue; ids: readonly number[]; isGlance: boolean },
): Promise<Taken> {
  // Prices a contract fixes are asked for each time.
  if (isGlance && !viewer.hasFixedPrices) return catalogue.shelf.glance(ids)
  return catalogue.shelf.take({ ids, whose: whoseOf(actor), contractId: viewer.contract?.id ?? null })
}

/** Cards by id, with their product facts; without those that are no longer sold. At most two statements, however many there are. */
export async function makeCards(
  ctx: Context,
  actor: Actor,
  {
    viewer,
    catalogue,
    book,
    ids,
    amount,
    role,
    shownStocks,
    isGlance = false,
    taken: given,
  }: Asked & { viewer: PriceViewer; catalogue: Catalogue; book: CatalogueBook },
): Promise<Map<number, ShownCard>> {
  if (ids.length === 0) return new Map()
  const taken = given ?? (await takeFor(actor, { viewer, catalogue, ids, isGlance }))
  const { parts: found, favourites, fixed, inCart } = taken
  const { toggles } = actor.site.settings
  const isCurrent = toggles.currentPrice && (actor.user !== null || toggles.currentPriceForGuests)
  const at = momentOf(ctx.now())

  const made = new Map<number, ShownCard>()
  for (const [id, parts] of found) {
    const stocks = stocksOf(parts, viewer, book)
    const resolved = priceOf(parts, viewer, { amount: amount ?? smallestAmount(parts), fixed: fixed.get(id) ?? null, at })
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
      stocks: stocks.slice(0, shownStocks),
      stockTotal: stocks.reduce((sum, { free }) => sum + Math.round(free * 1000), 0) / 1000,
      stockCount: stocks.length,
    }
    made.set(id, { card, parts, resolved })
  }
  return made
}

/** Cards in the order asked. */
export async function showCards(ctx: Context, actor: Actor, asked: Parameters<typeof makeCards>[2]): Promise<ProductCard[]> {
  const made = await makeCards(ctx, actor, asked)
  return asked.ids.flatMap((id) => made.get(id)?.card ?? [])
}
