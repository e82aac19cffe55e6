import type { Input } from '@vitrina/contract/endpoint'
import type { OrderReturn } from '@vitrina/contract/orders/order-parts'
import type { returnsApi } from '@vitrina/contract/returns/returns'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { lockOwnOrder } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { canRequestReturn } from './request-return.rules.ts'
import { returnable } from './return-parts.rules.ts'
import { totalOf, worthOf } from './return-worth.rules.ts'
import { insertReturn, listReturnable } from './returns.queries.ts'
import { readReturn } from './show-return.ts'

type ReturnInput = Input<typeof returnsApi.request>['body'] & { id: number }

/** A buyer asks to give shipped goods back: never more than was shipped, has not come back and is not asked for already. */
export async function requestReturn(ctx: Context, actor: Actor, { id, items, resolution, comment }: ReturnInput): Promise<OrderReturn> {
  requireToggle(actor, 'orderReturn')
  return inTransaction(ctx, async (tx) => {
    await lockOwnOrder(tx, actor, id)
    requireToggle(actor, 'orders')
    const lines = await listReturnable(tx, id)
    const { toggles, flags } = actor.site.settings
    const isAllowed = canRequestReturn({
      role: actor.user?.companyRole ?? null,
      isTaken: toggles.orderReturn,
      canSeeLines: flags.isPositionsInOrder,
      hasReturnable: lines.some(({ shipped, returned }) => shipped > returned),
    })
    if (!isAllowed) throw new AppError('order.not-now')
    if (new Set(items.map(({ orderItemId }) => orderItemId)).size < items.length) throw new AppError('return.too-much')
    const requested = items.map((item) => {
      const line = lines.find((one) => one.id === item.orderItemId)
      const scaled = item.amount * 10 ** (line?.decimals ?? 0)
      if (!line || item.amount > returnable(line) || Math.abs(scaled - Math.round(scaled)) > 1e-6) throw new AppError('return.too-much')
      const { sum, vat } = worthOf(line.parts, item.amount)
      return { ...item, sum, vat }
    })
    const made = await insertReturn(tx, {
      orderId: id,
      createdBy: actor.user?.id ?? null,
      state: 'submitted',
      resolution,
      comment: comment.trim(),
      ...totalOf(requested),
      items: requested,
    })
    await recordOrderEvent(tx, actor, {
      orderId: id,
      type: 'return.requested',
      data: { returnId: made.id, number: made.number, sum: made.sum },
    })
    await notifyAboutOrder(tx, id, 'returnForManager', { key: `return:${made.id}`, text: made.number, reason: made.comment })
    await refreshOrder(tx, id)
    return readReturn(tx, made.id)
  })
}
