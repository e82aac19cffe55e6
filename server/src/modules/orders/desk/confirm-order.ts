import type { Order } from '@vitrina/contract/orders/orders'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { issueInvoice } from '#modules/documents/issue-invoice'
import { allocateAdvance } from '#modules/payments/allocate-advance'
import { stepOrder } from '#modules/order-record/step-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { atDesk } from './at-desk.ts'

/** Accepts an order: its invoice is issued and the buyer notified. Not before every line has a price and a credit hold is released. */
export const confirmOrder = (ctx: Context, actor: Actor, { id, version }: { id: number; version: number }): Promise<Order> =>
  atDesk(
    ctx,
    actor,
    {
      id,
      version,
      action: 'confirm',
      whyNot: ({ state, creditGrade }) => {
        if (state !== 'submitted') return undefined
        return creditGrade === 'release' ? 'order.not-released' : 'order.unpriced'
      },
    },
    async (tx, order) => {
      await stepOrder(tx, actor, order, { to: 'confirmed', type: 'order.confirmed' })
      const invoice = await issueInvoice(tx, id)
      if (invoice) await allocateAdvance(tx, { companyId: order.companyId, documentId: invoice.id })
      await notifyAboutOrder(tx, id, 'confirmed')
    },
  )
