import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { renewInvoice } from '#modules/documents/renew-invoice'
import { allocateAdvance } from '#modules/payments/allocate-advance'
import { closeLinks } from '#modules/payments/close-links'
import { returnFreePoints } from '#modules/payments/refund-points'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { atDesk } from './at-desk.ts'
import { cutLines } from '#modules/fulfilment/stock/cut-lines'
import { holdMore } from '#modules/fulfilment/stock/hold-more'
import { fitsUnit, lineToSave } from '#modules/order-record/line-figures.rules'
import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import { type OrderLine, listOrderLines, saveOrderLines } from '#modules/order-record/order-lines'

type Wish = { id: number; amount?: number | undefined; cancel?: boolean | undefined; price?: number | undefined }
type ChangeInput = { id: number; version: number; items: readonly Wish[]; reason: string }

type LineChange = {
  line: OrderLine
  price: number | null
  /** How much of it is wanted now. */
  newAmount: number
  more: number
}

/** Goods shipped or waiting for pickup keep their amount and price. */
function changeOf(line: OrderLine, { amount, cancel, price }: Wish): LineChange {
  const bound = exactAmount(line.shipped + line.waiting)
  const before = exactAmount(line.amount - line.cancelled)
  const newAmount = cancel ? bound : exactAmount(amount ?? before)
  if (newAmount < bound || !fitsUnit(line, newAmount)) throw new AppError('order.too-much')
  if (price !== undefined && price !== line.price && bound > 0) throw new AppError('order.not-now')
  return { line, newAmount, price: price ?? line.price, more: exactAmount(newAmount - before) }
}

/** Changes amounts, names prices to be agreed, cancels lines. Less gives goods back, more takes them out of the free stock. */
export const changeOrder = (ctx: Context, actor: Actor, { id, version, items, reason }: ChangeInput): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'change' }, async (tx, order) => {
    const lines = await listOrderLines(tx, id)
    const changes = items.map((wish) => {
      const line = lines.find((one) => one.id === wish.id)
      if (!line) throw new AppError('order.line-not-found')
      return changeOf(line, wish)
    })
    if (reason === '' && changes.some(({ line, price }) => line.price !== null && price !== line.price))
      throw new AppError('order.reason-needed')
    if (new Set(items.map((wish) => wish.id)).size < items.length) throw new AppError('order.too-much')
    await cutLines(
      tx,
      changes.filter(({ more }) => more < 0).map(({ line, more }) => ({ sources: line.sources, amount: -more })),
    )
    await holdMore(tx, { orderId: id, wanted: changes.filter(({ more }) => more > 0).map(({ line, more }) => ({ line, amount: more })) })
    await saveOrderLines(
      tx,
      changes.map(({ line, price, more }) =>
        lineToSave(line, {
          price,
          amount: more > 0 ? exactAmount(line.amount + more) : line.amount,
          cancelled: more < 0 ? exactAmount(line.cancelled - more) : line.cancelled,
        }),
      ),
    )
    const changedLines = changes.map(({ line, newAmount, price }) => ({
      lineNo: line.lineNo,
      article: line.article,
      amount: [exactAmount(line.amount - line.cancelled), newAmount],
      price: [line.price, price],
    }))
    await recordOrderEvent(tx, actor, { orderId: id, type: 'order.changed', data: { reason, lines: changedLines } })
    // Its sums first: the letter and the invoice have the current ones.
    await refreshOrder(tx, id)
    const invoice = order.state === 'submitted' ? null : await renewInvoice(tx, id)
    await returnFreePoints(tx, order.companyId)
    if (invoice) await allocateAdvance(tx, { companyId: order.companyId, documentId: invoice.id })
    await closeLinks(tx, id)
    await notifyAboutOrder(tx, id, 'changed', { reason, key: `changed:${order.version}` })
  })
