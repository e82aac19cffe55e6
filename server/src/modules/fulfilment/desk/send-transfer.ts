import { movable } from '@vitrina/contract/fulfilment/fulfilment.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { type RequestedLine, pickLines } from './requested-lines.ts'
import { type OrderLine, listOrderLines } from '#modules/order-record/order-lines'
import { planWithdrawals } from '../stock/stock-withdrawals.rules.ts'
import { insertTransfer, sendParts } from './transfers.queries.ts'
import { requireOpenWarehouse, requireWarehouse } from '../stock/warehouses.ts'

type TransferInput = {
  orderId: number
  from: number
  to: number
  /** Where the order is picked up. */
  pickupAt: number | null
  items?: readonly { id: number; amount: number }[] | undefined
}

/** The named lines, or all that is held there; goods assembled under a pickup code stay. */
function linesToSend(lines: readonly OrderLine[], { from, items }: TransferInput): RequestedLine[] {
  const most = ({ pickupAt, ...line }: OrderLine) => movable(line, { warehouseId: from, pickupAt })
  if (items) {
    const requested = pickLines(lines, items)
    if (requested.some(({ line, amount }) => amount > most(line))) throw new AppError('order.too-much')
    return requested
  }
  const requested = lines.map((line) => ({ line, amount: most(line) })).filter(({ amount }) => amount > 0)
  if (requested.length === 0) throw new AppError('order.not-here')
  return requested
}

/** Goods held for an order leave one warehouse for another; until they are received there they are in neither. The order must be locked. */
export async function sendTransfer(tx: Context, actor: Actor, input: TransferInput): Promise<void> {
  const { orderId, from, to, pickupAt } = input
  if (from === to) throw new AppError('order.wrong-choice')
  const places = { from: (await requireWarehouse(tx, from)).name, to: (await requireOpenWarehouse(tx, to, pickupAt)).name }
  const sent = linesToSend(await listOrderLines(tx, orderId), input)
  const transfer = await insertTransfer(tx, {
    orderId,
    fromWarehouseId: from,
    toWarehouseId: to,
    sentBy: actor.user?.id ?? null,
    sentAt: tx.now(),
  })
  await sendParts(
    tx,
    transfer,
    sent.flatMap(({ line, amount }) =>
      planWithdrawals(line.sources, { warehouseId: from, amount }).takes.map((take) => ({
        sourceId: take.sourceId,
        orderItemId: line.id,
        productId: line.productId,
        amount: take.amount,
      })),
    ),
  )
  await recordOrderEvent(tx, actor, {
    orderId,
    type: 'transfer.sent',
    data: { transferId: transfer.id, number: transfer.number, ...places, lines: sent.map(({ line, amount }) => [line.lineNo, amount]) },
  })
}
