import type { FastifyInstance } from 'fastify'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { matchTextsApi } from '@vitrina/contract/list-import/match-texts'
import { unmatchedTextsApi } from '@vitrina/contract/list-import/unmatched-texts'
import { AppError } from '#platform/errors'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { beginImport } from './begin-import.ts'
import { cancelImport } from './cancel-import.ts'
import { changeLine, makeCustomProducts, readLinesOfJob } from './change-lines.ts'
import { openImportWork } from './import-work.ts'
import { mapColumns } from './map-columns.ts'
import { matchTexts } from './match-texts.ts'
import { listJobs, readJob, readSheets } from './read-job.ts'
import { answerText, listUnmatchedTexts, reopenText } from './unmatched-texts.ts'
import { warmUpReading } from './reading/warm-up.ts'

export async function listImportRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  const work = openImportWork(app, catalogue)
  app.addHook('onReady', async () => warmUpReading())
  serve(app, importJobsApi.beginText, ({ body }, { ctx, actor }) =>
    beginImport(ctx, actor, { work, given: { text: body.text }, destination: body.destination }),
  )
  serve(app, importJobsApi.beginFile, ({ body }, { ctx, actor, files }) => {
    if (!files.file) throw new AppError('import.empty')
    const given = { bytes: new Uint8Array(files.file.body), name: files.file.name }
    return beginImport(ctx, actor, { work, given, destination: body.destination })
  })
  serve(app, importJobsApi.list, async (_, { ctx, actor }) => ({ items: await listJobs(ctx, actor, work) }))
  serve(app, importJobsApi.read, ({ params }, { ctx, actor }) => readJob(ctx, actor, { work, id: params.id }))
  serve(app, importJobsApi.sheets, ({ params }, { ctx, actor }) => readSheets(ctx, actor, params.id))
  serve(app, importJobsApi.map, ({ params, body }, { ctx, actor }) => mapColumns(ctx, actor, { work, id: params.id, sheets: body.sheets }))
  serve(app, importJobsApi.lines, ({ params }, { ctx, actor }) => readLinesOfJob(ctx, actor, { work, id: params.id }))
  serve(app, importJobsApi.changeLine, ({ params, body }, { ctx, actor }) =>
    changeLine(ctx, actor, { work, id: params.id, position: params.position, change: body }),
  )
  serve(app, importJobsApi.makeCustomProducts, ({ params, body }, { ctx, actor }) =>
    makeCustomProducts(ctx, actor, { work, id: params.id, positions: body.positions }),
  )
  serve(app, matchTextsApi.match, ({ body }, { ctx, actor }) => matchTexts(ctx, actor, { work, texts: body.texts }))
  serve(app, importJobsApi.cancel, ({ params }, { ctx, actor }) => cancelImport(ctx, actor, params.id))

  serve(app, unmatchedTextsApi.list, ({ query }, { ctx }) => listUnmatchedTexts(ctx, query))
  serve(app, unmatchedTextsApi.answer, ({ params, body }, { ctx, actor }) => answerText(ctx, actor, { ...params, ...body }))
  serve(app, unmatchedTextsApi.reopen, ({ params }, { ctx, actor }) => reopenText(ctx, actor, params.id))
}
