import type { FastifyInstance } from 'fastify'
import { personalDataApi } from '@vitrina/contract/account/personal-data'
import { serve } from '#platform/http/routes'
import { listActs, readAct } from './personal-data/destruction-act.ts'

export async function accountBackOfficeRoutes(app: FastifyInstance) {
  serve(app, personalDataApi.listActs, ({ query }, { ctx }) => listActs(ctx, query))
  serve(app, personalDataApi.readAct, ({ params }, { ctx, actor }) => readAct(ctx, actor, params.id))
}
