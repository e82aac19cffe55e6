import type { ProductCard, WarehouseStock } from '@vitrina/contract/catalogue/catalogue'
import type { PromiseStep } from '@vitrina/contract/promise/promise'
import { THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import type { PriceViewer } from '#modules/prices/read-viewer'
import type { GoodsPromises } from '#modules/promise/promise.rules'
import type { CatalogueReference } from '../catalogue-reference.ts'
import type { ProductParts } from './cards.queries.ts'
import type { supplyFields } from './product-facts.ts'

export type ProductSupply = Pick<ProductCard, keyof typeof supplyFields>

type SupplyQuery = {
  viewer: PriceViewer
  reference: CatalogueReference
  promises: GoodsPromises
  /** How many of the stocks; all when not given. */
  shownStocks: number | undefined
}

type Supplied = { warehouse: WarehouseStock['warehouse']; free: number; coming: NonNullable<ProductParts['arrivals']>[number] | undefined }

/** All warehouses that serve the viewer, nearest first; one without goods counts if they are on their way. */
function suppliedAt({ stock, arrivals }: ProductParts, { viewer, reference }: Pick<SupplyQuery, 'viewer' | 'reference'>): Supplied[] {
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

type CachedSupply = Pick<SupplyQuery, 'reference' | 'shownStocks'> & { parts: ProductParts; supply: ProductSupply }

/** By the days of a product, which are one array for as long as they hold for a region and a destination. */
const cachedSupplies = new WeakMap<PromiseStep[], CachedSupply>()

/** Where a product is and when it comes to the viewer: the same object for all viewers of a destination while nothing of it changes. */
export function supplyOf(parts: ProductParts, { viewer, reference, promises, shownStocks }: SupplyQuery): ProductSupply {
  const promise = promises.steps(parts.id)
  const cached = cachedSupplies.get(promise)
  if (cached?.parts === parts && cached.reference === reference && cached.shownStocks === shownStocks) return cached.supply
  const supplied = suppliedAt(parts, { viewer, reference })
  const supply = {
    stocks: supplied.slice(0, shownStocks).map((one) => stockOf(one, promises)),
    stockTotal: supplied.reduce((sum, { free }) => sum + thousandths(free), 0) / THOUSAND,
    stockCount: supplied.length,
    promise,
  }
  cachedSupplies.set(promise, { parts, reference, shownStocks, supply })
  return supply
}
