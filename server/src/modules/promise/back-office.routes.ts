import type { FastifyInstance } from 'fastify'
import { arrivalsApi } from '@vitrina/contract/promise/arrivals'
import { serve } from '#platform/http/routes'
import { listArrivals } from './arrivals.ts'
import { moveArrival } from './move-arrival.ts'

export async function arrivalsBackOfficeRoutes(app: FastifyInstance) {
  serve(app, arrivalsApi.list, async ({ query }, { ctx }) => ({ items: await listArrivals(ctx, query.productId) }))
  serve(app, arrivalsApi.move, ({ params, body }, { ctx, actor }) => moveArrival(ctx, actor, { ...body, ...params }))
}
