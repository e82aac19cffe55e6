import type { FastifyInstance } from 'fastify'
import { arrivalsApi } from '@vitrina/contract/promise/arrivals'
import { arrivalsDeskApi } from '@vitrina/contract/promise/arrivals-desk'
import { pageMetaOf } from '@vitrina/contract/paging'
import { serve } from '#platform/http/routes'
import { listArrivals } from './arrivals.ts'
import { addArrival, cancelArrival, changeArrival, listExpected } from './change-arrivals.ts'
import { moveArrival } from './move-arrival.ts'

export async function arrivalsBackOfficeRoutes(app: FastifyInstance) {
  serve(app, arrivalsApi.list, async ({ query }, { ctx }) => ({ items: await listArrivals(ctx, query.productId) }))
  serve(app, arrivalsApi.move, ({ params, body }, { ctx, actor }) => moveArrival(ctx, actor, { ...body, ...params }))
  serve(app, arrivalsDeskApi.list, async ({ query: { page, 'per-page': size, ...filters } }, { ctx, actor }) => {
    const { items, total } = await listExpected(ctx, actor, { ...filters, page, size })
    return { items, meta: pageMetaOf({ page, size, total }) }
  })
  serve(app, arrivalsDeskApi.add, ({ body }, { ctx, actor }) => addArrival(ctx, actor, body))
  serve(app, arrivalsDeskApi.change, ({ params, body }, { ctx, actor }) => changeArrival(ctx, actor, { ...body, ...params }))
  serve(app, arrivalsDeskApi.cancel, ({ params, body }, { ctx, actor }) => cancelArrival(ctx, actor, { ...body, ...params }))
}
