import type { FastifyInstance } from 'fastify'
import { paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { serve } from '#platform/http/routes'
import { allocateAtDesk } from './desk/allocate-at-desk.ts'
import { listPaymentsAtDesk, confirmRefundAtDesk, readAtDesk, recordAtDesk } from './desk/payments-at-desk.ts'
import { refundAtDesk } from './desk/refund-at-desk.ts'
import { unallocateAtDesk } from './desk/unallocate-at-desk.ts'
import { voidAtDesk } from './desk/void-at-desk.ts'

export async function paymentsBackOfficeRoutes(app: FastifyInstance) {
  serve(app, paymentDeskApi.list, ({ query: { 'per-page': size, ...filter } }, { ctx, actor }) =>
    listPaymentsAtDesk(ctx, actor, { ...filter, size }),
  )
  serve(app, paymentDeskApi.read, ({ params }, { ctx, actor }) => readAtDesk(ctx, actor, params.id))
  serve(app, paymentDeskApi.record, ({ body }, { ctx, actor }) => recordAtDesk(ctx, actor, body))
  serve(app, paymentDeskApi.allocate, ({ params, body }, { ctx, actor }) => allocateAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, paymentDeskApi.unallocate, ({ params, body }, { ctx, actor }) => unallocateAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, paymentDeskApi.void, ({ params, body }, { ctx, actor }) => voidAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, paymentDeskApi.refund, ({ params, body }, { ctx, actor }) => refundAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, paymentDeskApi.paidBack, ({ params, body }, { ctx, actor }) => confirmRefundAtDesk(ctx, actor, { ...body, ...params }))
}
