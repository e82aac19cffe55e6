import type { FastifyInstance } from 'fastify'
import { cartAnalogsApi } from '@vitrina/contract/cart/cart-analogs'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { listLineAnalogs, proposeAnalogs } from './propose-analogs.ts'

export async function cartAnalogsRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, cartAnalogsApi.list, async (_, { ctx, actor }) => ({ items: await proposeAnalogs(ctx, actor, catalogue) }))
  serve(app, cartAnalogsApi.ofLine, async ({ params }, { ctx, actor }) => ({
    items: await listLineAnalogs(ctx, actor, { catalogue, lineId: params.id }),
  }))
}
