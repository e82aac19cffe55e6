import type { FastifyInstance } from 'fastify'
import { synonymsApi } from '@vitrina/contract/catalogue/synonyms'
import { serve } from '#platform/http/routes'
import { changeSynonym, removeSynonym, saveSynonym } from '#search/synonyms/synonyms'
import { listSynonyms } from '#search/synonyms/synonyms.queries'

/** Catalogue settings of the seller's staff. */
export function catalogueBackOfficeRoutes(app: FastifyInstance): void {
  serve(app, synonymsApi.list, async (_, { ctx }) => ({ items: await listSynonyms(ctx) }))
  serve(app, synonymsApi.create, ({ body }, { ctx, actor }) => saveSynonym(ctx, actor, body.phrases))
  serve(app, synonymsApi.update, ({ params, body }, { ctx, actor }) => changeSynonym(ctx, actor, { id: params.id, phrases: body.phrases }))
  serve(app, synonymsApi.remove, async ({ params }, { ctx, actor }) => {
    await removeSynonym(ctx, actor, params.id)
    return {}
  })
}
