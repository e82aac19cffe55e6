import type { FastifyInstance } from 'fastify'
import { listImportApi } from '@vitrina/contract/list-import/list-import'
import { AppError } from '#platform/errors'
import { serve } from '#platform/http/routes'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { reviewImport } from './review-import.ts'

export async function listImportRoutes(app: FastifyInstance, { catalogue }: { catalogue: Catalogue }) {
  serve(app, listImportApi.reviewText, ({ body }, { ctx, actor }) => reviewImport(ctx, actor, { catalogue, given: body }))
  serve(app, listImportApi.reviewFile, (_, { ctx, actor, files }) => {
    if (!files.file) throw new AppError('import.empty')
    return reviewImport(ctx, actor, { catalogue, given: { bytes: new Uint8Array(files.file.body) } })
  })
}
