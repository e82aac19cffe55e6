import type { Output } from '@vitrina/contract/endpoint'
import type { OrderChange, orderChangeApi } from '@vitrina/contract/orders/order-change'
import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import { type Context, inUndoneTransaction } from '#platform/context'
import { renewInvoice } from '#modules/documents/renew-invoice'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { lockSeenOrder } from '#modules/order-record/seen-orders'
import { allocateAdvance } from '#modules/payments/allocate-advance'
import { closeLinks } from '#modules/payments/close-links'
import { returnFreePoints } from '#modules/payments/refund-points'
import { listItems } from '../../reading/order-items.queries.ts'
import { readOrder } from '../../reading/read-order.ts'
import { atDesk, requireDeskAction } from '../at-desk.ts'
import { applyChange } from './apply-change.ts'
import { judgeCredit } from './judge-credit.ts'

type Change = OrderChange & { id: number }

/** Changes lines, prices and terms in one go: one step in the timeline, one new invoice, one letter. */
export const changeOrder = (ctx: Context, actor: Actor, { id, ...change }: Change): Promise<Order> =>
  atDesk(ctx, actor, { id, version: change.version, action: 'change' }, async (tx, order) => {
    const told = await applyChange(tx, actor, { order, change })
    await recordOrderEvent(tx, actor, { orderId: id, type: 'order.changed', data: { reason: change.reason, ...told } })
    // Its sums first: the letter and the invoice have the current ones.
    await refreshOrder(tx, id)
    await judgeCredit(tx, actor, order)
    const invoice = order.state === 'submitted' ? null : await renewInvoice(tx, id)
    await returnFreePoints(tx, order.companyId)
    if (invoice) await allocateAdvance(tx, { companyId: order.companyId, documentId: invoice.id })
    await closeLinks(tx, id)
    await notifyAboutOrder(tx, id, 'changed', { reason: change.reason, key: `changed:${order.version}` })
  })

/** The order as the same change would leave it; no number of an invoice is used up for a look. */
export const previewChange = (ctx: Context, actor: Actor, { id, ...change }: Change): Promise<Output<typeof orderChangeApi.preview>> =>
  inUndoneTransaction(ctx, async (tx) => {
    const order = await lockSeenOrder(tx, actor, id)
    await requireDeskAction(tx, actor, order, { action: 'change', version: change.version })
    await applyChange(tx, actor, { order, change })
    await refreshOrder(tx, id)
    await judgeCredit(tx, actor, order)
    return { order: await readOrder(tx, actor, id, 'seller'), items: await listItems(tx, id, 'seller') }
  })
