import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { restock } from '#modules/fulfilment/stock/restock'
import { totalOf, worthOf } from '../return-worth.rules.ts'
import { changeReturn, changeReturnItem, listReturnable, listReturnItems, type ReturnRecord } from '../returns.queries.ts'

export type ReceivedItem = { orderItemId: number; accepted: number; toStock: boolean }

/** Records the received goods: never more than requested; those to stock can be sold at once. All of it where none is named. */
export async function receiveReturn(
  tx: Context,
  { order, found, receivedItems }: { order: OrderRecord; found: ReturnRecord; receivedItems: readonly ReceivedItem[] | undefined },
): Promise<void> {
  const items = await listReturnItems(tx, found.id)
  if (receivedItems?.some(({ orderItemId }) => !items.some((item) => item.orderItemId === orderItemId)))
    throw new AppError('return.too-much')
  const lines = await listReturnable(tx, order.id)
  const accounted = items.map((item) => {
    const { accepted, toStock } = receivedItems
      ? (receivedItems.find((one) => one.orderItemId === item.orderItemId) ?? { accepted: 0, toStock: false })
      : { accepted: item.amount, toStock: true }
    const line = lines.find(({ id }) => id === item.orderItemId)
    const scaled = accepted * 10 ** (line?.decimals ?? 0)
    if (!line || accepted > item.amount || Math.abs(scaled - Math.round(scaled)) > 1e-6) throw new AppError('return.too-much')
    const { sum, vat } = worthOf(line.parts, accepted)
    return { line, accepted, toStock, sum, vat }
  })
  for (const { line, accepted, sum, vat } of accounted)
    await changeReturnItem(tx, { returnId: found.id, orderItemId: line.id }, { accepted, sum, vat })
  await changeReturn(tx, found.id, totalOf(accounted))
  await restock(
    tx,
    accounted.flatMap(({ line, accepted, toStock }) => {
      const warehouseId = line.warehouseId ?? order.warehouseId
      if (!toStock || accepted <= 0 || line.productId === null || warehouseId === null) return []
      return [{ productId: line.productId, warehouseId, orderItemId: line.id, amount: accepted }]
    }),
  )
}
