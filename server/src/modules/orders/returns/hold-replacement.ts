import type { Context } from '#platform/context'
import { listLines, listPlaces } from '#modules/order-record/order-lines.queries'
import { planHolds } from '../stock-holds.rules.ts'
import { lockStock, holdStock } from '../stock-holds.ts'

/** Takes the available part out of the free stock; the rest is ordered from the manufacturer, for the seller owes the goods. */
export async function holdReplacement(tx: Context, orderId: number): Promise<void> {
  const lines = await listLines(tx, orderId)
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
