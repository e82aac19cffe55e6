import type { ImportCounts } from '@vitrina/contract/goods-import/goods-import'
import type { Context } from '#platform/context'
import { saveCosts } from '#modules/costs/save-costs'
import { saveStock } from '#modules/fulfilment/stock/save-stock'
import { saveStoragePlaces } from '#modules/fulfilment/stock-desk/save-storage-places'
import { savePrices } from '#modules/prices/save-prices'
import { insertChanges } from './changes.queries.ts'
import type { StagedValue } from './staging.queries.ts'

/** The values of one row of the file: all of them are written, or none. */
export type ValuesOfRow = { position: number; values: StagedValue[] }
export type WrittenCounts = Record<'prices' | 'costs' | 'stock', ImportCounts>

const countsOf = (given: number, changed: readonly { before: unknown }[]): ImportCounts => {
  const added = changed.filter(({ before }) => before === null).length
  return { added, changed: changed.length - added, left: given - changed.length }
}

/** Writes what differs, keeps the values before, and counts what was really done. */
export async function writeValues(tx: Context, importId: number, rows: readonly ValuesOfRow[]): Promise<WrittenCounts> {
  const values = rows.flatMap((row) => row.values)
  const prices = values
    .filter(({ kind }) => kind === 'price')
    .map(({ productId, refId, value }) => ({ productId, priceTypeId: refId, price: value }))
  const stock = values
    .filter(({ kind }) => kind === 'stock')
    .map(({ productId, refId, value }) => ({ productId, warehouseId: refId, free: value }))
  const savedPrices = await savePrices(tx, prices)
  const costs = values.filter(({ kind }) => kind === 'cost').map(({ productId, value }) => ({ productId, cost: value }))
  const savedCosts = await saveCosts(tx, costs)
  const places = values
    .filter(({ kind }) => kind === 'place')
    .map(({ productId, refId, text }) => ({ productId, warehouseId: refId, place: text }))
  const savedStock = await saveStock(tx, stock)
  const savedPlaces = await saveStoragePlaces(tx, places)
  await insertChanges(tx, importId, [
    ...savedPrices.changed.map(({ productId, priceTypeId: refId, before, after }) => ({
      kind: 'price' as const,
      productId,
      refId,
      before,
      after,
    })),
    ...savedCosts.changed.map((change) => ({ kind: 'cost' as const, refId: 0, ...change })),
    ...savedStock.changed.map(({ productId, warehouseId: refId, before, after }) => ({
      kind: 'stock' as const,
      productId,
      refId,
      before,
      after,
    })),
    ...savedPlaces.changed.map(({ productId, warehouseId: refId, before: textBefore, after: textAfter }) => ({
      kind: 'place' as const,
      productId,
      refId,
      textBefore,
      textAfter,
    })),
  ])
  return {
    prices: countsOf(prices.length, savedPrices.changed),
    costs: countsOf(costs.length, savedCosts.changed),
    stock: countsOf(stock.length + places.length, [...savedStock.changed, ...savedPlaces.changed]),
  }
}
