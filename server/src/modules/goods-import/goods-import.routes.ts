import type { FastifyInstance } from 'fastify'
import { goodsImportApi } from '@vitrina/contract/goods-import/goods-import'
import { importSchedulesApi } from '@vitrina/contract/goods-import/import-schedules'
import { AppError } from '#platform/errors'
import { serve } from '#platform/http/routes'
import { beginImport } from './begin-import.ts'
import { checkImport } from './check-import.ts'
import { addArchive } from './pictures/add-archive.ts'
import { makeRefusedFile } from './refused-file.ts'
import { addSchedule, changeSchedule, removeSchedule, runSchedule, showSchedules } from './schedules/schedules.ts'
import { showImport, showImports } from './show-import.ts'
import { cancelImport, revertImport, startImport } from './start-import.ts'

export async function goodsImportRoutes(app: FastifyInstance) {
  serve(app, goodsImportApi.begin, (_, { ctx, actor, files }) => {
    if (!files.file) throw new AppError('goods-import.empty')
    return beginImport(ctx, actor, files.file)
  })
  serve(app, goodsImportApi.list, ({ query }, { ctx, actor }) => showImports(ctx, actor, query))
  serve(app, goodsImportApi.read, ({ params }, { ctx, actor }) => showImport(ctx, actor, params.id))
  serve(app, goodsImportApi.addArchive, ({ params }, { ctx, actor, files }) => {
    if (!files.archive) throw new AppError('goods-import.bad-archive')
    return addArchive(ctx, actor, { ...params, archive: files.archive })
  })
  serve(app, goodsImportApi.check, ({ params, body }, { ctx, actor }) => checkImport(ctx, actor, { ...params, ...body }))
  serve(app, goodsImportApi.start, ({ params }, { ctx, actor }) => startImport(ctx, actor, params.id))
  serve(app, goodsImportApi.cancel, ({ params }, { ctx, actor }) => cancelImport(ctx, actor, params.id))
  serve(app, goodsImportApi.revert, ({ params }, { ctx, actor }) => revertImport(ctx, actor, params.id))
  serve(app, goodsImportApi.refusedFile, ({ params }, { ctx, actor }) => makeRefusedFile(ctx, actor, params.id))
  serve(app, importSchedulesApi.list, (_, { ctx, actor }) => showSchedules(ctx, actor))
  serve(app, importSchedulesApi.add, ({ body }, { ctx, actor }) => addSchedule(ctx, actor, body))
  serve(app, importSchedulesApi.change, ({ params, body }, { ctx, actor }) => changeSchedule(ctx, actor, { ...params, ...body }))
  serve(app, importSchedulesApi.run, ({ params }, { ctx, actor }) => runSchedule(ctx, actor, params.id))
  serve(app, importSchedulesApi.remove, ({ params }, { ctx, actor }) => removeSchedule(ctx, actor, params.id))
}
