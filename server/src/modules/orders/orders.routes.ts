import type { FastifyInstance } from 'fastify'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { AppError } from '#platform/errors'
import { serve } from '#platform/http/routes'
import { originOf } from '#platform/http/site-origin'
import { documentsOfOrder } from '#modules/documents/list-documents'
import { attachFile } from './attach-file.ts'
import { cancelOrder } from './cancel-order.ts'
import { commentOrder } from './comment-order.ts'
import { approveOrder, rejectOrder } from './decide-on-order.ts'
import { exportOrders } from './export/export-orders.ts'
import { readCheckoutOptions } from './placing/checkout-options.ts'
import { placeOrder } from './placing/place-order.ts'
import { listEvents } from './reading/order-events.queries.ts'
import { listOrders } from './reading/list-orders.ts'
import { readOrder, requireReadable } from './reading/read-order.ts'
import { readOrderItems } from './reading/read-order-items.ts'
import { repeatOrder } from './repeat-order.ts'
import { extendOwnReserve, releaseOwnReserve, reserveOwnOrder } from './own-reserve.ts'

export async function ordersRoutes(app: FastifyInstance) {
  serve(app, checkoutApi.options, ({ query }, { ctx, actor }) => readCheckoutOptions(ctx, actor, query))
  serve(app, checkoutApi.place, async ({ body }, { ctx, actor }) => ({
    orders: await placeOrder(ctx, actor, { ...body, origin: originOf(ctx, actor.site) }),
  }))
  serve(app, checkoutApi.attach, ({ params }, { ctx, actor, files }) => {
    const { file } = files
    if (!file) throw new AppError('input.invalid', { fields: [{ field: 'file', message: '', code: 'required' }] })
    return attachFile(ctx, actor, { id: params.id, ...file })
  })

  serve(app, ordersApi.list, ({ query: { page, 'per-page': size, ...filters } }, { ctx, actor }) =>
    listOrders(ctx, actor, { page, size, ...filters }),
  )
  serve(app, ordersApi.read, ({ params }, { ctx, actor }) => readOrder(ctx, actor, params.id))
  serve(app, ordersApi.items, async ({ params }, { ctx, actor }) => {
    if (!actor.site.settings.flags.isPositionsInOrder) throw new AppError('feature.off')
    return { items: await readOrderItems(ctx, actor, params.id) }
  })
  serve(app, ordersApi.events, async ({ params }, { ctx, actor }) => {
    await requireReadable(ctx, actor, params.id)
    return { items: await listEvents(ctx, { orderId: params.id, side: 'buyer' }) }
  })
  serve(app, ordersApi.documents, async ({ params }, { ctx, actor }) => {
    await requireReadable(ctx, actor, params.id)
    return { items: await documentsOfOrder(ctx, actor, params.id) }
  })
  serve(app, ordersApi.exportMany, ({ body }, { ctx, actor }) => exportOrders(ctx, actor, body))
  serve(app, ordersApi.cancel, ({ params, body }, { ctx, actor }) => cancelOrder(ctx, actor, { id: params.id, reason: body.reason }))
  serve(app, ordersApi.repeat, ({ params }, { ctx, actor }) => repeatOrder(ctx, actor, params.id))
  serve(app, ordersApi.approve, ({ params }, { ctx, actor }) => approveOrder(ctx, actor, params.id))
  serve(app, ordersApi.reject, ({ params, body }, { ctx, actor }) => rejectOrder(ctx, actor, { id: params.id, reason: body.reason }))
  serve(app, ordersApi.comment, ({ params, body }, { ctx, actor }) => commentOrder(ctx, actor, { id: params.id, text: body.text }))
  serve(app, ordersApi.reserve, ({ params }, { ctx, actor }) => reserveOwnOrder(ctx, actor, params.id))
  serve(app, ordersApi.extendReserve, ({ params }, { ctx, actor }) => extendOwnReserve(ctx, actor, params.id))
  serve(app, ordersApi.releaseReserve, ({ params }, { ctx, actor }) => releaseOwnReserve(ctx, actor, params.id))
}
