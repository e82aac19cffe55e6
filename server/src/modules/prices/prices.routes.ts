import type { FastifyInstance } from 'fastify'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { serve } from '#platform/http/routes'
import { actualisePrices } from './actualise-prices.ts'
import { explainPrice } from './explain-price.ts'

export async function pricesRoutes(app: FastifyInstance) {
  serve(app, pricesApi.actualise, async ({ body }, { ctx, actor }) => ({ items: await actualisePrices(ctx, actor, body.items) }))
  serve(app, pricesApi.explain, ({ params, query }, { ctx, actor }) => explainPrice(ctx, actor, { id: params.id, amount: query.amount }))
}
