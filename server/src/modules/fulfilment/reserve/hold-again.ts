import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { cutLines } from '../stock/cut-lines.ts'
import { openOf } from '#modules/order-record/line-figures.rules'
import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import { listOrderLines, type OrderLine } from '#modules/order-record/order-lines'
import { listPlaces } from '../stock/warehouses.queries.ts'
import { planHolds, type HoldRequest } from '../stock/stock-holds.rules.ts'
import { lockStock, holdStock } from '../stock/stock-holds.ts'
import { heldOf } from './held-parts.rules.ts'
import { requestReserve } from './request-reserve.ts'

/** The open amount a line does not hold: first from its planned warehouses, then from others that serve the order. */
function holdRequestOf(line: OrderLine, places: readonly number[]): HoldRequest[] {
  const open = openOf(line)
  const amount = exactAmount(Math.min(open, open + line.waiting - heldOf(line.sources)))
  if (line.productId === null || amount <= 0) return []
  const own = line.sources.flatMap(({ warehouseId }) => warehouseId ?? [])
  return [{ key: line.id, productId: line.productId, amount, places: [...new Set([...own, ...places])] }]
}

/** Takes free goods for an order whose goods are not held and requests a reserve. The order must be locked. */
export async function holdAgain(tx: Context, actor: Actor, { orderId }: { orderId: number }): Promise<void> {
  const lines = await listOrderLines(tx, orderId)
  const places = await listPlaces(tx, orderId)
  const wants = lines.flatMap((line) => holdRequestOf(line, places))
  const free = await lockStock(tx, {
    productIds: wants.map(({ productId }) => productId),
    places: [...new Set(wants.flatMap((want) => want.places))],
  })
  const holds = planHolds(wants, free).filter(({ parts }) => parts.length > 0)
  // The plan of a line moves to where its goods really are.
  await cutLines(
    tx,
    holds.map(({ key, parts }) => ({
      sources: lines.find(({ id }) => id === key)?.sources ?? [],
      amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    })),
  )
  await holdStock(
    tx,
    holds.flatMap(({ key, parts }) =>
      parts.map(({ warehouseId, amount }) => ({
        orderItemId: key,
        productId: lines.find(({ id }) => id === key)?.productId ?? null,
        kind: 'stock' as const,
        warehouseId,
        amount,
        readyOn: null,
      })),
    ),
  )
  if (!(await requestReserve(tx, actor, orderId))) throw new AppError('order.stock-short')
}
