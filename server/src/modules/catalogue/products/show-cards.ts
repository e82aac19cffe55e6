import { inLanguage } from '@vitrina/contract/languages'
import type { ProductCard, WarehouseStock } from '@vitrina/contract/catalogue'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { resolvePrices } from '#modules/prices/resolve-price'
import type { CatalogueBook } from '../catalogue-book.ts'
import { type CardRow, listCards } from './cards.queries.ts'

/** All warehouses that serve the viewer, nearest first; one without goods counts if they are on their way. */
function stocksOf({ stock, arrivals }: CardRow, viewer: PriceViewer, book: CatalogueBook): WarehouseStock[] {
  return viewer.places.flatMap(({ id, days }) => {
    const warehouse = book.warehouseById.get(id)
    const free = stock?.find((one) => one.warehouse === id)?.free ?? 0
    const coming = arrivals?.find((one) => one.warehouse === id)
    if (!warehouse || (free === 0 && !coming)) return []
    return { warehouse, free, days, arrival: coming ? { quantity: coming.quantity, expectedOn: coming.on } : null }
  })
}

/** Specification §7: the minimum batch if there is one, otherwise the multiplicity. */
const smallestAmount = ({ minimum_batch, multiplicity }: CardRow) => minimum_batch ?? multiplicity

type Asked = {
  ids: readonly number[]
  amount?: number | undefined
  /** How they stand to the product they are shown beside. */
  role?: 'analog' | 'related' | undefined
  /** How many of the stocks; all when not given. */
  shownStocks?: number
}

/** Cards in the order asked, without those that are no longer sold; two statements however many there are. */
export async function showCards(
  ctx: Context,
  actor: Actor,
  { viewer, book, ids, amount, role, shownStocks }: Asked & { viewer: PriceViewer; book: CatalogueBook },
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await listCards(ctx, { ids: [...ids], userId: actor.user?.id ?? null, places: viewer.places.map(({ id }) => id) })
  const prices = await resolvePrices(ctx, viewer, { items: rows.map((row) => ({ id: row.id, amount: amount ?? smallestAmount(row) })) })
  const { toggles } = actor.site.settings
  const isCurrent = toggles.currentPrice && (actor.user !== null || toggles.currentPriceForGuests)

  const cards = new Map(
    rows.map((row): [number, ProductCard] => {
      const stocks = stocksOf(row, viewer, book)
      const resolved = prices.get(row.id) ?? null
      return [
        row.id,
        {
          id: row.id,
          type: 'catalog',
          article: row.article,
          manufacturerCode: row.manufacturer_code,
          name: row.name,
          brand: row.brand,
          section: row.section,
          category: row.family,
          series: row.series,
          unit: { name: inLanguage(row.unit.name, actor.language), decimals: row.unit.decimals },
          image: row.image,
          minimumBatch: row.minimum_batch,
          multiplicity: row.multiplicity,
          numberOfItemsInCart: 0,
          price: resolved?.price ?? null,
          currentPrice: isCurrent ? (resolved?.price.value ?? null) : null,
          cashBack: resolved?.cashBack ?? null,
          favorite: row.is_favourite,
          isRecommended: row.is_recommended,
          analog: role === 'analog',
          isRelated: role === 'related',
          stocks: stocks.slice(0, shownStocks),
          stockTotal: stocks.reduce((sum, { free }) => sum + Math.round(free * 1000), 0) / 1000,
          stockCount: stocks.length,
        },
      ]
    }),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}
