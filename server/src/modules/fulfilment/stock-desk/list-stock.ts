import type { StockPlace, StockRow } from '@vitrina/contract/fulfilment/stock-desk'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { type ArrivalSum, listOverpromised, sumArrivals } from '#modules/promise/arrivals'
import { listStockProducts, listStoredPlaces, type StockQuery } from './stock-list.queries.ts'

const keyOf = ({ productId, warehouseId }: { productId: number; warehouseId: number }) => `${productId}:${warehouseId}`
const nothing = { free: null, held: 0, inTransit: 0, minimum: null, place: '' }

/** Stock, holds, arrivals and demand of these goods in each warehouse. */
async function readStockPlaces(ctx: Context, productIds: readonly number[]): Promise<Map<number, StockPlace[]>> {
  const stored = await listStoredPlaces(ctx, productIds)
  const arriving = new Map((await sumArrivals(ctx, productIds)).map((sum): [string, ArrivalSum] => [keyOf(sum), sum]))
  const known = new Set(stored.map(keyOf))
  const expectedOnly = [...arriving.values()]
    .filter((sum) => !known.has(keyOf(sum)))
    .map(({ productId, warehouseId }) => ({ productId, warehouseId, ...nothing }))
  const byProduct = new Map<number, StockPlace[]>()
  for (const { productId, ...place } of [...stored, ...expectedOnly]) {
    const sum = arriving.get(keyOf({ productId, warehouseId: place.warehouseId }))
    const shown = { ...place, arriving: sum?.quantity ?? 0, promised: sum?.promised ?? 0 }
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), shown])
  }
  return byProduct
}

export async function readStockPlace(ctx: Context, { productId, warehouseId }: { productId: number; warehouseId: number }) {
  const places = (await readStockPlaces(ctx, [productId])).get(productId) ?? []
  return places.find((place) => place.warehouseId === warehouseId) ?? { warehouseId, ...nothing, arriving: 0, promised: 0 }
}

/** A page of goods with their warehouses; a chosen warehouse leaves the others out. */
export async function listStock(
  ctx: Context,
  { language }: Actor,
  query: Omit<StockQuery, 'overpromised'>,
): Promise<{ items: StockRow[]; total: number }> {
  const isWanted = ({ warehouseId }: { warehouseId: number }) => query.warehouse === undefined || warehouseId === query.warehouse
  const overpromised = query.need === 'overpromised' ? (await listOverpromised(ctx)).filter(isWanted).map(({ productId }) => productId) : []
  const { rows, total } = await listStockProducts(ctx, { ...query, overpromised })
  const places = await readStockPlaces(
    ctx,
    rows.map(({ id }) => id),
  )
  const items = rows.map(({ unit, ...row }) => ({
    ...row,
    unit: { ...unit, name: inLanguage(unit.name, language) },
    places: (places.get(row.id) ?? []).filter(isWanted),
  }))
  return { items, total }
}
