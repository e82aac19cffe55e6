import type { FastifyInstance } from 'fastify'
import { fulfilmentDeskApi } from '@vitrina/contract/fulfilment/fulfilment-desk'
import { serve } from '#platform/http/routes'
import { receiveGoods } from './receive-goods.ts'

export async function fulfilmentDeskRoutes(app: FastifyInstance) {
  serve(app, fulfilmentDeskApi.receiveGoods, ({ body }, { ctx, actor }) => receiveGoods(ctx, actor, body))
}
