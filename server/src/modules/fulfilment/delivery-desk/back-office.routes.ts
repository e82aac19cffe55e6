import type { FastifyInstance } from 'fastify'
import { deliveryDeskApi } from '@vitrina/contract/fulfilment/delivery-desk'
import { serve } from '#platform/http/routes'
import { listRouteRows, listTransferRows, listWarehouseRows } from './delivery.queries.ts'
import { previewPromise } from './preview.ts'
import { listRegions, putRegion } from './regions.ts'
import { putRoute, putTransfer } from './routes.ts'
import { putWarehouse } from './warehouses.ts'

export async function deliveryDeskRoutes(app: FastifyInstance) {
  serve(app, deliveryDeskApi.read, async (_, { ctx }) => ({
    regions: await listRegions(ctx),
    warehouses: await listWarehouseRows(ctx),
    transfers: await listTransferRows(ctx),
    routes: await listRouteRows(ctx),
  }))
  serve(app, deliveryDeskApi.addRegion, ({ body }, { ctx, actor }) => putRegion(ctx, actor, { id: null, body }))
  serve(app, deliveryDeskApi.changeRegion, ({ params, body }, { ctx, actor }) => putRegion(ctx, actor, { ...params, body }))
  serve(app, deliveryDeskApi.addWarehouse, ({ body }, { ctx, actor }) => putWarehouse(ctx, actor, { id: null, body }))
  serve(app, deliveryDeskApi.changeWarehouse, ({ params, body }, { ctx, actor }) => putWarehouse(ctx, actor, { ...params, body }))
  serve(app, deliveryDeskApi.setTransfer, ({ body }, { ctx, actor }) => putTransfer(ctx, actor, body))
  serve(app, deliveryDeskApi.addRoute, ({ body }, { ctx, actor }) => putRoute(ctx, actor, { id: null, body }))
  serve(app, deliveryDeskApi.changeRoute, ({ params, body }, { ctx, actor }) => putRoute(ctx, actor, { ...params, body }))
  serve(app, deliveryDeskApi.preview, ({ body }, { ctx }) => previewPromise(ctx, body))
}
