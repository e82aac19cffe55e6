import type { FastifyInstance } from 'fastify'
import { purchasingDeskApi } from '@vitrina/contract/purchasing/purchasing-desk'
import { serve } from '#platform/http/routes'
import { listDesk } from './list-desk.ts'

export async function purchasingDeskRoutes(app: FastifyInstance) {
  serve(app, purchasingDeskApi.list, ({ query }, { ctx, actor }) => listDesk(ctx, actor, query))
}
