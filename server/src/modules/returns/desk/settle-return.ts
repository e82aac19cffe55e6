import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { issueCorrection } from '#modules/documents/issue-correction'
import { refreshLevels } from '#modules/club/refresh-levels'
import { reverseForReturn } from '#modules/loyalty/accrue'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { addReturned } from '#modules/order-record/order-lines'
import { refundForReturn } from '#modules/payments/refund-for-return'
import { replaceGoods } from './replace-goods.ts'
import { totalOf, worthOf } from '../return-worth.rules.ts'
import { changeReturn, changeReturnItem, insertParts, listReturnable, listReturnItems, type ReturnRecord } from '../returns.queries.ts'

/** Received goods count as returned, at the sums and VAT rates of their shipments; documents, money and points follow. */
export async function settleReturn(
  tx: Context,
  actor: Actor,
  { order, found }: { order: OrderRecord; found: ReturnRecord },
): Promise<void> {
  const { id, orderId } = found
  const lines = await listReturnable(tx, orderId)
  const settled = (await listReturnItems(tx, id)).flatMap(({ orderItemId, accepted }) => {
    const line = lines.find((one) => one.id === orderItemId)
    return line && accepted ? [{ orderItemId, accepted, ...worthOf(line.parts, accepted) }] : []
  })
  if (settled.length === 0) throw new AppError('return.not-now')
  for (const { orderItemId, accepted, sum, vat } of settled) {
    await changeReturnItem(tx, { returnId: id, orderItemId }, { sum, vat })
    await addReturned(tx, { orderItemId, amount: accepted })
  }
  await insertParts(
    tx,
    settled.flatMap(({ orderItemId, parts }) => parts.map((part) => ({ ...part, returnId: id, orderItemId }))),
  )
  const worth = totalOf(settled)
  await changeReturn(tx, id, worth)
  await issueCorrection(tx, id)
  if (found.resolution === 'replace') await replaceGoods(tx, actor, { order, found, credit: worth.sum, items: settled })
  else await refundForReturn(tx, id)
  await reverseForReturn(tx, id)
  await refreshLevels(tx, order.companyId)
}
