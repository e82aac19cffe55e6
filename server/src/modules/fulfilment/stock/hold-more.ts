import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { planHolds } from './stock-holds.rules.ts'
import { lockStock, holdStock } from './stock-holds.ts'
import type { RequestedLine } from '../desk/requested-lines.ts'
import { addToOrder } from './goods.queries.ts'
import { listPlaces } from './warehouses.queries.ts'

const comesToOrder = ({ line }: RequestedLine) => line.productId === null || line.sources.some(({ kind }) => kind === 'toOrder')

/** More of some lines, out of the free stock; the missing part comes from the manufacturer only where the line does already. */
export async function holdMore(tx: Context, { orderId, wanted }: { orderId: number; wanted: readonly RequestedLine[] }): Promise<void> {
  if (wanted.length === 0) return
  const places = await listPlaces(tx, orderId)
  const stocked = wanted.flatMap(({ line, amount }) =>
    line.productId === null ? [] : [{ key: line.id, productId: line.productId, amount, places }],
  )
  const free = await lockStock(tx, { productIds: stocked.map(({ productId }) => productId), places })
  const holds = new Map(planHolds(stocked, free).map((hold) => [hold.key, hold]))
  for (const requested of wanted) {
    const missing = holds.get(requested.line.id)?.missing ?? requested.amount
    if (missing > 0 && !comesToOrder(requested)) throw new AppError('order.stock-short')
    if (missing > 0) await addToOrder(tx, { orderItemId: requested.line.id, amount: missing })
  }
  await holdStock(
    tx,
    stocked.flatMap(({ key, productId }) =>
      (holds.get(key)?.parts ?? []).map(({ warehouseId, amount }) => ({
        orderItemId: key,
        productId,
        kind: 'stock' as const,
        warehouseId,
        amount,
        readyOn: null,
      })),
    ),
  )
}
