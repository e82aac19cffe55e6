import type { Output } from '@vitrina/contract/endpoint'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { deskQueueApi } from '@vitrina/contract/orders/desk-queue'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockSeenOrder } from '#modules/order-record/seen-orders'
import { updateOrderFields } from '#modules/order-record/update-order-fields'
import { moment } from '../reading/show-row.ts'
import { doToEach, type SeenOrder } from './bulk-actions.ts'
import { findName, findSeller, listLoads } from './colleagues.queries.ts'

const HOUR_MS = 3_600_000

/** Sellers with their load, against the hours the seller of the shop allows for an answer. */
export async function listColleagues(ctx: Context, { site }: Actor): Promise<Output<typeof deskQueueApi.colleagues>> {
  const { answerHours } = site.settings
  const since = new Date(ctx.now().getTime() - answerHours * HOUR_MS).toISOString()
  const loads = await listLoads(ctx, { today: sellerDay(ctx.now()), since })
  return {
    items: loads.map(({ waitsSince, ...load }) => ({ ...load, waitsSince: waitsSince === null ? null : moment(waitsSince) })),
    normHours: answerHours,
  }
}

/** An order goes to a colleague who serves its company: another would not see it. */
async function assignOrder(ctx: Context, actor: Actor, { id, version, managerId }: SeenOrder & { managerId: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockSeenOrder(tx, actor, id)
    if (order.version !== version) throw new AppError('order.changed')
    const seller = await findSeller(tx, { managerId, companyId: order.companyId })
    if (!seller) throw new AppError('staff.not-found')
    if (!seller.serves) throw new AppError('order.not-served')
    const before = await findName(tx, order.managerId)
    await updateOrderFields(tx, id, { managerId })
    await recordEvent(tx, actor, {
      type: 'order.assigned',
      entity: 'order',
      entityId: id,
      companyId: order.companyId,
      diff: { before: { manager: before }, after: { manager: seller.name } },
    })
  })
}

export const assignMany = async (
  ctx: Context,
  actor: Actor,
  { orders, managerId }: { orders: readonly SeenOrder[]; managerId: number },
) => ({
  items: await doToEach(ctx, actor, orders, {
    isDone: (head) => head.managerId === managerId,
    run: (order) => assignOrder(ctx, actor, { ...order, managerId }),
  }),
})
