import type { FastifyInstance } from 'fastify'
import { deskSearchApi } from '@vitrina/contract/desk-search/desk-search'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { findByText } from './find-by-text.ts'

export async function deskSearchRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, deskSearchApi.find, ({ query }, { ctx, actor }) => findByText(ctx, actor, catalogue, query.q))
}
