import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { paymentNoticesApi, paymentsApi } from '@vitrina/contract/payments/payments'
import { serve } from '#platform/http/routes'
import { originOf } from '#platform/http/site-origin'
import { handleBankNotification } from './handle-bank-notification.ts'
import { cancelPayment, readPayment } from './own-payment.ts'
import { startPayment } from './start-payment.ts'

export async function paymentsRoutes(app: FastifyInstance) {
  serve(app, paymentsApi.start, ({ body }, { ctx, actor, request }) => {
    const attempt = request.headers['idempotency-key']
    return startPayment(ctx, actor, body, {
      origin: originOf(ctx, actor.site),
      attempt: typeof attempt === 'string' ? attempt : randomUUID(),
    })
  })
  serve(app, paymentsApi.read, ({ params }, { ctx, actor }) => readPayment(ctx, actor, params.id))
  serve(app, paymentsApi.cancel, ({ params }, { ctx, actor }) => cancelPayment(ctx, actor, params.id))
  serve(app, paymentNoticesApi.tKassa, ({ body }, { ctx }) => handleBankNotification(ctx, body))
}
