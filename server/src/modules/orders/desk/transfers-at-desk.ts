import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { receiveTransfer } from '#modules/fulfilment/desk/receive-transfer'
import { sendTransfer } from '#modules/fulfilment/desk/send-transfer'
import { atDesk } from './at-desk.ts'

type Seen = { id: number; version: number }
type Sent = { from: number; to: number; items?: readonly { id: number; amount: number }[] | undefined }

/** Goods of an order on their way between warehouses: each step only when the order's actions name it. */
export const sendTransferAtDesk = (ctx: Context, actor: Actor, { id, version, ...sent }: Seen & Sent): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'sendTransfer' }, (tx, { warehouseId: pickupAt }) =>
    sendTransfer(tx, actor, { orderId: id, pickupAt, ...sent }),
  )

export const receiveTransferAtDesk = (
  ctx: Context,
  actor: Actor,
  { id, version, transferId }: Seen & { transferId: number },
): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'receiveTransfer' }, (tx) => receiveTransfer(tx, actor, { orderId: id, transferId }))
