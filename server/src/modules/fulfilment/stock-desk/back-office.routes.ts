import type { FastifyInstance } from 'fastify'
import { stockDeskApi } from '@vitrina/contract/fulfilment/stock-desk'
import { pageMetaOf } from '@vitrina/contract/paging'
import { serve } from '#platform/http/routes'
import { listStock } from './list-stock.ts'
import { setFreeStock, setMinimumStock, setStoragePlace } from './set-stock.ts'
import { listStockReference } from './stock-list.queries.ts'

export async function stockDeskRoutes(app: FastifyInstance) {
  serve(app, stockDeskApi.list, async ({ query: { page, 'per-page': size, ...filters } }, { ctx, actor }) => {
    const { items, total } = await listStock(ctx, actor, { ...filters, page, size })
    return { items, meta: pageMetaOf({ page, size, total }) }
  })
  serve(app, stockDeskApi.reference, (_, { ctx }) => listStockReference(ctx))
  serve(app, stockDeskApi.setFree, ({ params, body }, { ctx, actor }) => setFreeStock(ctx, actor, { ...params, ...body }))
  serve(app, stockDeskApi.setMinimum, ({ params, body }, { ctx, actor }) => setMinimumStock(ctx, actor, { ...params, ...body }))
  serve(app, stockDeskApi.setPlace, ({ params, body }, { ctx, actor }) => setStoragePlace(ctx, actor, { ...params, ...body }))
}
