import type { Context } from '#platform/context'
import { listOrderLines } from '#modules/order-record/order-lines'
import { listPlaces } from './warehouses.queries.ts'
import { planHolds } from './stock-holds.rules.ts'
import { lockStock, holdStock } from './stock-holds.ts'

/** Takes the available part of all lines out of the free stock; the rest is ordered from the manufacturer. For goods the seller owes. */
export async function holdWholeOrder(tx: Context, orderId: number): Promise<void> {
  const lines = await listOrderLines(tx, orderId)
  const places = await listPlaces(tx, orderId)
  const wants = lines.flatMap(({ id, productId, amount }) => (productId === null ? [] : [{ key: id, productId, amount, places }]))
  const free = await lockStock(tx, { productIds: wants.map(({ productId }) => productId), places })
  const holds = new Map(planHolds(wants, free).map((hold) => [hold.key, hold]))
  await holdStock(
    tx,
    lines.flatMap(({ id, productId, amount }) => {
      const hold = holds.get(id)
      const missing = hold ? hold.missing : amount
      const part = { orderItemId: id, productId, readyOn: null }
      return [
        ...(hold?.parts ?? []).map((one) => ({ ...part, kind: 'stock' as const, warehouseId: one.warehouseId, amount: one.amount })),
        ...(missing > 0 ? [{ ...part, kind: 'toOrder' as const, warehouseId: null, amount: missing }] : []),
      ]
    }),
  )
}
