import type { FastifyInstance } from 'fastify'
import { specificationDeskApi } from '@vitrina/contract/specifications/specification-desk'
import { serve } from '#platform/http/routes'
import { answerQuestion, listQuestions } from './questions.ts'
import {
  changeRecommended,
  createRecommended,
  listRecommended,
  publishRecommended,
  readRecommended,
  removeRecommended,
  renameRecommended,
  unpublishRecommended,
} from './recommended.ts'

export async function specificationDeskRoutes(app: FastifyInstance) {
  serve(app, specificationDeskApi.list, ({ query }, { ctx, actor }) => listRecommended(ctx, actor, query))
  serve(app, specificationDeskApi.create, ({ body }, { ctx, actor }) => createRecommended(ctx, actor, body))
  serve(app, specificationDeskApi.read, ({ params }, { ctx, actor }) => readRecommended(ctx, actor, params.id))
  serve(app, specificationDeskApi.rename, ({ params, body }, { ctx, actor }) => renameRecommended(ctx, actor, { id: params.id, ...body }))
  serve(app, specificationDeskApi.change, ({ params, body }, { ctx, actor }) => changeRecommended(ctx, actor, { id: params.id, ...body }))
  serve(app, specificationDeskApi.publish, ({ params }, { ctx, actor }) => publishRecommended(ctx, actor, params.id))
  serve(app, specificationDeskApi.unpublish, ({ params }, { ctx, actor }) => unpublishRecommended(ctx, actor, params.id))
  serve(app, specificationDeskApi.remove, async ({ params }, { ctx, actor }) => {
    await removeRecommended(ctx, actor, params.id)
    return {}
  })
  serve(app, specificationDeskApi.questions, ({ query }, { ctx, actor }) => listQuestions(ctx, actor, query))
  serve(app, specificationDeskApi.answer, ({ params, body }, { ctx, actor }) => answerQuestion(ctx, actor, { ...params, ...body }))
}
