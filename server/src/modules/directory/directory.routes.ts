import type { FastifyInstance } from 'fastify'
import { directoryApi } from '@vitrina/contract/directory/directory'
import { serve } from '#platform/http/routes'
import { openDirectory } from './open-directory.ts'

export async function directoryRoutes(app: FastifyInstance) {
  const directory = openDirectory(app.ctx)
  serve(app, directoryApi.suggestCompany, ({ query }, { ctx, actor }) => directory.suggestCompanies(ctx, actor, query.keyword))
  serve(app, directoryApi.suggestAddress, ({ query }, { ctx, actor }) => directory.suggestAddresses(ctx, actor, query))
}
