import type { FastifyInstance } from 'fastify'
import { paymentDeskApi } from '@vitrina/contract/payment-desk'
import { serve } from '#platform/routes'
import { allocateAtDesk, listPaymentsAtDesk, payBackAtDesk, recordAtDesk } from './desk/payments-at-desk.ts'

export async function paymentsBackOfficeRoutes(app: FastifyInstance) {
  serve(app, paymentDeskApi.list, ({ query }, { ctx, actor }) =>
    listPaymentsAtDesk(ctx, actor, { show: query.show, page: query.page, size: query['per-page'] }),
  )
  serve(app, paymentDeskApi.record, ({ body }, { ctx, actor }) => recordAtDesk(ctx, actor, body))
  serve(app, paymentDeskApi.allocate, ({ params, body }, { ctx, actor }) => allocateAtDesk(ctx, actor, { ...body, ...params }))
  serve(app, paymentDeskApi.paidBack, ({ params, body }, { ctx, actor }) => payBackAtDesk(ctx, actor, { ...body, ...params }))
}
