import type { FastifyInstance } from 'fastify'
import { returnDeskApi } from '@vitrina/contract/returns/return-desk'
import { serve } from '#platform/http/routes'
import { decideReturn } from './decide-return.ts'
import { listReturns } from './list-returns.ts'

export async function returnDeskRoutes(app: FastifyInstance) {
  serve(app, returnDeskApi.list, ({ query }, { ctx, actor }) => listReturns(ctx, actor, query))
  serve(app, returnDeskApi.decide, ({ params, body }, { ctx, actor }) => decideReturn(ctx, actor, { ...body, ...params }))
}
