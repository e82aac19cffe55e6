import type { FastifyInstance } from 'fastify'
import { warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { serve } from '#platform/http/routes'
import { listWork } from './list-work.ts'
import { packOrder } from './pack-order.ts'
import { readPicking } from './picking-list.ts'
import { printLabels, printPapers, printPicking, printRoute } from './print-sheets.ts'
import { recordPick } from './record-pick.ts'
import { shipPicked } from './ship-picked.ts'

export async function warehouseRoutes(app: FastifyInstance) {
  serve(app, warehouseApi.list, ({ query }, { ctx, actor }) => listWork(ctx, actor, query))
  serve(app, warehouseApi.picking, ({ query }, { ctx, actor }) =>
    readPicking(ctx, actor, { warehouseId: query.warehouse, orderIds: query.orders }),
  )
  serve(app, warehouseApi.pick, ({ body }, { ctx, actor }) => recordPick(ctx, actor, body))
  serve(app, warehouseApi.pack, ({ params, body }, { ctx, actor }) => packOrder(ctx, actor, { ...params, ...body }))
  serve(app, warehouseApi.ship, ({ body }, { ctx, actor }) => shipPicked(ctx, actor, body))
  serve(app, warehouseApi.printPapers, ({ body }, { ctx, actor }) => printPapers(ctx, actor, body.shipmentIds))
  serve(app, warehouseApi.printPicking, ({ body }, { ctx, actor }) => printPicking(ctx, actor, body))
  serve(app, warehouseApi.printLabels, ({ body }, { ctx, actor }) => printLabels(ctx, actor, body))
  serve(app, warehouseApi.printRoute, ({ body }, { ctx, actor }) => printRoute(ctx, actor, body))
}
