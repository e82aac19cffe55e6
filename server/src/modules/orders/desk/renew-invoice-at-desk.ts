import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { renewInvoice } from '#modules/documents/renew-invoice'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { allocateAdvance } from '#modules/payments/allocate-advance'
import { closeLinks } from '#modules/payments/close-links'
import { atDesk } from './at-desk.ts'

/** Replaces an unpaid invoice by one of today: its due day has passed, or the requisites have changed. */
export const renewInvoiceAtDesk = (ctx: Context, actor: Actor, { id, version }: { id: number; version: number }): Promise<Order> =>
  atDesk(ctx, actor, { id, version, action: 'renewInvoice' }, async (tx, order) => {
    const invoice = await renewInvoice(tx, id)
    if (!invoice) throw new AppError('order.not-now')
    await allocateAdvance(tx, { companyId: order.companyId, documentId: invoice.id })
    await closeLinks(tx, id)
    await recordOrderEvent(tx, actor, { orderId: id, type: 'invoice.issued', data: { number: invoice.number } })
    await notifyAboutOrder(tx, id, 'invoiceIssued', { key: `invoice:${invoice.id}`, text: invoice.number })
  })
