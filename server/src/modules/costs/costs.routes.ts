import type { FastifyInstance } from 'fastify'
import { costsApi } from '@vitrina/contract/costs/costs'
import { serve } from '#platform/http/routes'
import { readCost } from './read-costs.ts'
import { saveCost } from './save-cost.ts'

export async function costsRoutes(app: FastifyInstance) {
  serve(app, costsApi.read, ({ params }, { ctx }) => readCost(ctx, params.id))
  serve(app, costsApi.save, ({ params, body }, { ctx, actor }) => saveCost(ctx, actor, { ...params, ...body }))
}
