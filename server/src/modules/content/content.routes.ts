import type { FastifyInstance } from 'fastify'
import { contentApi } from '@vitrina/contract/content'
import { serve } from '#platform/routes'
import { readPage } from './read-page.ts'

export async function contentRoutes(app: FastifyInstance) {
  serve(app, contentApi.page, ({ params }, { ctx, actor }) => readPage(ctx, actor, params.slug))
}
