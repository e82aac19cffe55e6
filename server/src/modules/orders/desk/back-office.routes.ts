import type { FastifyInstance } from 'fastify'
import { deskQueueApi } from '@vitrina/contract/orders/desk-queue'
import { orderChangeApi } from '@vitrina/contract/orders/order-change'
import { orderDecisionApi } from '@vitrina/contract/orders/order-decision'
import { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { phoneOrderApi } from '@vitrina/contract/orders/phone-order'
import { serve } from '#platform/http/routes'
import { originOf } from '#platform/http/site-origin'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { changePromise } from '../promise/change-promise.ts'
import { assignMany, listColleagues } from './assign-orders.ts'
import { confirmMany, invoiceMany } from './bulk-actions.ts'
import { cancelAtDesk } from './cancel-at-desk.ts'
import { listLineAnalogs, readChangeOptions } from './change/change-options.ts'
import { changeOrder, previewChange } from './change/change-order.ts'
import { commentAtDesk } from './comment-at-desk.ts'
import { completeOrder } from './complete-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { declineOrder } from './decline-order.ts'
import { listDesk, listMatchingOrders } from './list-desk.ts'
import { markPaid } from './mark-paid.ts'
import { assembleAtDesk, extendPickupAtDesk, issueAtDesk, takeBackAtDesk } from './pickup-at-desk.ts'
import { makeOrderFile } from './order-file.ts'
import { placePhoneOrder, previewPhoneOrder } from './phone-order.ts'
import { readDecision } from './read-decision.ts'
import { readDesk } from './read-desk.ts'
import { readNews } from './read-news.ts'
import { renewInvoiceAtDesk } from './renew-invoice-at-desk.ts'
import { releaseCredit } from './release-credit.ts'
import { confirmReserveAtDesk, extendReserveAtDesk, rejectReserveAtDesk, releaseReserveAtDesk } from './reserve-at-desk.ts'
import { deliverAtDesk, releaseGoodsAtDesk, shipAtDesk } from './shipments-at-desk.ts'
import { receiveTransferAtDesk, sendTransferAtDesk } from './transfers-at-desk.ts'

export async function orderDeskRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, deskQueueApi.matching, ({ query }, { ctx, actor }) => listMatchingOrders(ctx, actor, query))
  serve(app, deskQueueApi.confirm, ({ body }, { ctx, actor }) => confirmMany(ctx, actor, body.orders))
  serve(app, deskQueueApi.invoice, ({ body }, { ctx, actor }) => invoiceMany(ctx, actor, body.orders))
  serve(app, deskQueueApi.assign, ({ body }, { ctx, actor }) => assignMany(ctx, actor, body))
  serve(app, deskQueueApi.file, ({ body }, { ctx, actor }) => makeOrderFile(ctx, actor, body))
  serve(app, deskQueueApi.colleagues, (_, { ctx, actor }) => listColleagues(ctx, actor))
  serve(app, deskQueueApi.news, ({ query }, { ctx, actor }) => readNews(ctx, actor, query.after))
  serve(app, orderDeskApi.list, ({ query }, { ctx, actor }) => listDesk(ctx, actor, query))
  serve(app, orderDeskApi.read, ({ params }, { ctx, actor }) => readDesk(ctx, actor, params.id))
  serve(app, orderDeskApi.confirm, ({ params, body }, { ctx, actor }) => confirmOrder(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.decline, ({ params, body }, { ctx, actor }) => declineOrder(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.release, ({ params, body }, { ctx, actor }) => releaseCredit(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.change, ({ params, body }, { ctx, actor }) => changeOrder(ctx, actor, { ...body, ...params }))
  serve(app, orderDecisionApi.read, ({ params }, { ctx, actor }) => readDecision(ctx, actor, params.id))
  serve(app, orderChangeApi.preview, ({ params, body }, { ctx, actor }) => previewChange(ctx, actor, { ...body, ...params }))
  serve(app, orderChangeApi.options, ({ params }, { ctx, actor }) => readChangeOptions(ctx, actor, params.id))
  serve(app, orderChangeApi.analogs, async ({ params }, { ctx, actor }) => ({
    items: await listLineAnalogs(ctx, actor, { catalogue, ...params }),
  }))
  serve(app, phoneOrderApi.preview, ({ body }, { ctx, actor }) => previewPhoneOrder(ctx, actor, body))
  serve(app, phoneOrderApi.place, async ({ body }, { ctx, actor }) => ({
    orders: await placePhoneOrder(ctx, actor, { ...body, origin: originOf(ctx, actor.site) }),
  }))
  serve(app, orderDeskApi.cancel, ({ params, body }, { ctx, actor }) => cancelAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.releaseGoods, ({ params, body }, { ctx, actor }) => releaseGoodsAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.sendTransfer, ({ params, body }, { ctx, actor }) => sendTransferAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.receiveTransfer, ({ params, body }, { ctx, actor }) => receiveTransferAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.assemble, ({ params, body }, { ctx, actor }) => assembleAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.ship, ({ params, body }, { ctx, actor }) => shipAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.issue, ({ params, body }, { ctx, actor }) => issueAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.extendPickup, ({ params, body }, { ctx, actor }) => extendPickupAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.takeBack, ({ params, body }, { ctx, actor }) => takeBackAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.deliver, ({ params, body }, { ctx, actor }) => deliverAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.complete, ({ params, body }, { ctx, actor }) => completeOrder(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.changePromise, ({ params, body }, { ctx, actor }) => changePromise(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.confirmReserve, ({ params, body }, { ctx, actor }) => confirmReserveAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.rejectReserve, ({ params, body }, { ctx, actor }) => rejectReserveAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.extendReserve, ({ params, body }, { ctx, actor }) => extendReserveAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.releaseReserve, ({ params, body }, { ctx, actor }) => releaseReserveAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.renewInvoice, ({ params, body }, { ctx, actor }) => renewInvoiceAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.markPaid, ({ params, body }, { ctx, actor }) => markPaid(ctx, actor, { ...body, ...params }))
  serve(app, orderDeskApi.comment, ({ params, body }, { ctx, actor }) => commentAtDesk(ctx, actor, { ...body, ...params }))
}
