import type { StockPlace } from '@vitrina/contract/fulfilment/stock-desk'
import { isStockAmount } from '@vitrina/contract/fulfilment/stock.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { stockTextsIn } from '#texts/stock'
import { saveStock } from '../stock/save-stock.ts'
import { requireWarehouse } from '../stock/warehouses.ts'
import { readStockPlace } from './list-stock.ts'
import { deleteMinimum, findMinimum, saveMinimum } from './minimums.queries.ts'
import { lockStockProduct } from './stock-list.queries.ts'
import { findStoragePlace, saveStoragePlace } from './storage-places.queries.ts'

type Place = { productId: number; warehouseId: number }

/** The product and warehouse of a cell, and an amount that the product's unit can have. */
async function requireCell(tx: Context, actor: Actor, place: Place, { field, amount }: { field: string; amount: number }) {
  const product = await lockStockProduct(tx, place.productId)
  if (!product) throw new AppError('product.not-found')
  const warehouse = await requireWarehouse(tx, place.warehouseId)
  if (!isStockAmount(amount, product)) {
    const message = stockTextsIn(actor.language).wrongAmount
    throw new AppError('input.invalid', { fields: [{ field, message, code: 'precision' }] })
  }
  return { article: product.article, warehouse: warehouse.name }
}

type Counted = Place & { free: number; seen: number | null; reason: string }

/** The amount held by orders is not part of it and stays. Refused where the amount is not what the person saw. */
export const setFreeStock = (ctx: Context, actor: Actor, { free, seen, reason, ...place }: Counted): Promise<StockPlace> =>
  inTransaction(ctx, async (tx) => {
    const named = await requireCell(tx, actor, place, { field: 'free', amount: free })
    const { other } = await saveStock(tx, [{ ...place, free, expected: { free: seen } }])
    if (other.length > 0) {
      const current = await readStockPlace(tx, place)
      throw new AppError('stock.changed', { params: { free: current.free ?? 0 }, current })
    }
    await recordEvent(tx, actor, {
      type: 'stock.counted',
      entity: 'product',
      entityId: place.productId,
      diff: { before: { free: seen }, after: { free }, ...named, reason },
    })
    return readStockPlace(tx, place)
  })

/** No amount, or nothing: the warehouse wants none. */
export const setMinimumStock = (
  ctx: Context,
  actor: Actor,
  { minimum, ...place }: Place & { minimum: number | null },
): Promise<StockPlace> =>
  inTransaction(ctx, async (tx) => {
    const named = await requireCell(tx, actor, place, { field: 'minimum', amount: minimum ?? 0 })
    const before = await findMinimum(tx, place)
    const after = minimum || null
    if (after === null) await deleteMinimum(tx, place)
    else await saveMinimum(tx, place, after)
    await recordEvent(tx, actor, {
      type: 'stock.minimum-set',
      entity: 'product',
      entityId: place.productId,
      diff: { before: { minimum: before }, after: { minimum: after }, ...named },
    })
    return readStockPlace(tx, place)
  })

/** Where pickers find the product; the journal has the former place. */
export const setStoragePlace = (ctx: Context, actor: Actor, { place, ...cell }: Place & { place: string }): Promise<StockPlace> =>
  inTransaction(ctx, async (tx) => {
    const named = await requireCell(tx, actor, cell, { field: 'place', amount: 0 })
    const before = await findStoragePlace(tx, cell)
    await saveStoragePlace(tx, cell, place)
    await recordEvent(tx, actor, {
      type: 'stock.place-set',
      entity: 'product',
      entityId: cell.productId,
      diff: { before: { place: before }, after: { place }, ...named },
    })
    return readStockPlace(tx, cell)
  })
