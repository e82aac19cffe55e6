import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { updateOrderFields } from '#modules/order-record/update-order-fields'

/** Lets goods leave before they are paid for, up to the current total; author and reason stay in the journal. The order must be locked. */
export async function releaseGoods(tx: Context, actor: Actor, { id, total }: OrderRecord, reason: string): Promise<void> {
  await updateOrderFields(tx, id, { releasedSum: total })
  await recordOrderEvent(tx, actor, { orderId: id, type: 'order.goods-released', data: { reason, sum: total }, isInternal: true })
}
