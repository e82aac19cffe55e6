import type { FastifyInstance } from 'fastify'
import { freeTransfersApi } from '@vitrina/contract/fulfilment/free-transfers'
import { pageMetaOf } from '@vitrina/contract/paging'
import { serve } from '#platform/http/routes'
import { planFreeTransfer, showFreeTransfers, stepFreeTransfer } from './free-transfers.ts'

export async function freeTransferRoutes(app: FastifyInstance) {
  serve(app, freeTransfersApi.list, async ({ query: { page, 'per-page': size, warehouse } }, { ctx, actor }) => {
    const { items, total } = await showFreeTransfers(ctx, actor, { warehouse, page, size })
    return { items, meta: pageMetaOf({ page, size, total }) }
  })
  serve(app, freeTransfersApi.plan, ({ body }, { ctx, actor }) => planFreeTransfer(ctx, actor, body))
  serve(app, freeTransfersApi.step, ({ params, body }, { ctx, actor }) => stepFreeTransfer(ctx, actor, { ...params, ...body }))
}
