import type { FastifyInstance } from 'fastify'
import { contentDeskApi } from '@vitrina/contract/content/content-desk'
import { productCounter } from '#modules/site/count-products'
import { AppError } from '#platform/errors'
import { serve } from '#platform/http/routes'
import { addContentPicture } from './add-content-picture.ts'
import { previewEntry } from './preview-entry.ts'
import { listEntries, readEntry, readReference, readVersions } from './read-entries.ts'
import {
  addEntry,
  orderEntries,
  publishEntry,
  removeEntry,
  restoreVersion,
  saveEntry,
  undeleteEntry,
  withdrawEntry,
} from './write-entries.ts'

export async function contentDeskRoutes(app: FastifyInstance) {
  const countProducts = productCounter(app.ctx)
  serve(app, contentDeskApi.reference, (_, { ctx, actor }) => readReference(ctx, actor))
  serve(app, contentDeskApi.list, async ({ params }, { ctx, actor }) => ({ items: await listEntries(ctx, actor, params.kind) }))
  serve(app, contentDeskApi.read, ({ params }, { ctx, actor }) => readEntry(ctx, actor, params))
  serve(app, contentDeskApi.add, ({ body }, { ctx, actor }) => addEntry(ctx, actor, body.body))
  serve(app, contentDeskApi.save, ({ params, body }, { ctx, actor }) => saveEntry(ctx, actor, { ...params, ...body }))
  serve(app, contentDeskApi.publish, ({ params, body }, { ctx, actor }) => publishEntry(ctx, actor, { ...params, ...body }))
  serve(app, contentDeskApi.withdraw, ({ params, body }, { ctx, actor }) => withdrawEntry(ctx, actor, { ...params, ...body }))
  serve(app, contentDeskApi.remove, ({ params }, { ctx, actor }) => removeEntry(ctx, actor, params))
  serve(app, contentDeskApi.undelete, ({ params }, { ctx, actor }) => undeleteEntry(ctx, actor, params))
  serve(app, contentDeskApi.versions, async ({ params }, { ctx, actor }) => ({ items: await readVersions(ctx, actor, params) }))
  serve(app, contentDeskApi.restore, ({ params, body }, { ctx, actor }) => restoreVersion(ctx, actor, { ...params, ...body }))
  serve(app, contentDeskApi.order, ({ body }, { ctx, actor }) => orderEntries(ctx, actor, body))
  serve(app, contentDeskApi.preview, ({ body }, { ctx, actor }) => previewEntry(ctx, actor, { ...body, countProducts }))
  serve(app, contentDeskApi.addPicture, (_, { ctx, actor, files }) => {
    if (!files.file) throw new AppError('input.malformed')
    return addContentPicture(ctx, actor, files.file.body)
  })
}
