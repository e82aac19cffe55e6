import type { FastifyInstance } from 'fastify'
import { lettersApi } from '@vitrina/contract/content/letters'
import { serve } from '#platform/http/routes'
import { papersApi } from '@vitrina/contract/content/papers'
import { readPapers, savePapers } from '../papers/papers.ts'
import { previewPapers } from '../papers/preview-papers.ts'
import { listLetters, readLetter, resetLetter, saveLetter } from './letters.ts'
import { previewLetter, sendTestLetter } from './preview-letter.ts'

export async function lettersRoutes(app: FastifyInstance) {
  serve(app, lettersApi.list, async (_, { ctx, actor }) => ({ items: await listLetters(ctx, actor) }))
  serve(app, lettersApi.read, ({ params }, { ctx, actor }) => readLetter(ctx, actor, params.name))
  serve(app, lettersApi.save, ({ params, body }, { ctx, actor }) => saveLetter(ctx, actor, { ...params, ...body }))
  serve(app, lettersApi.reset, ({ params }, { ctx, actor }) => resetLetter(ctx, actor, params.name))
  serve(app, lettersApi.preview, ({ params, body }, { ctx, actor }) => previewLetter(ctx, actor, { ...params, ...body }))
  serve(app, papersApi.read, (_, { ctx, actor }) => readPapers(ctx, actor))
  serve(app, papersApi.save, ({ body }, { ctx, actor }) => savePapers(ctx, actor, body))
  serve(app, papersApi.preview, ({ body }, { ctx, actor }) => previewPapers(ctx, actor, body))
  serve(app, lettersApi.sendTest, ({ params, body }, { ctx, actor }) => sendTestLetter(ctx, actor, { ...params, ...body }))
}
