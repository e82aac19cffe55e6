import type { FastifyInstance } from 'fastify'
import { documentsApi } from '@vitrina/contract/documents/documents'
import { AppError } from '#platform/errors'
import { sendStored } from '#platform/files/private-files'
import { serve } from '#platform/http/routes'
import { requireSigned } from '#platform/files/signed-paths'
import { archiveDocuments } from './archive-documents.ts'
import { documentFile } from './document-file.ts'
import { listDocuments, readDocument, totalDocuments } from './list-documents.ts'
import { requestReconciliation } from './request-reconciliation.ts'
import { sendDocument } from './send-document.ts'

export async function documentsRoutes(app: FastifyInstance) {
  serve(app, documentsApi.list, ({ query: { page, 'per-page': size, ...filters } }, { ctx, actor }) =>
    listDocuments(ctx, actor, { page, size, ...filters }),
  )
  serve(app, documentsApi.totals, (_input, { ctx, actor }) => totalDocuments(ctx, actor))
  serve(app, documentsApi.read, ({ params }, { ctx, actor }) => readDocument(ctx, actor, params.id))
  serve(app, documentsApi.archive, ({ body }, { ctx, actor }) => archiveDocuments(ctx, actor, body))
  serve(app, documentsApi.send, ({ params, body }, { ctx, actor }) => sendDocument(ctx, actor, { id: params.id, email: body.email }))
  serve(app, documentsApi.requestReconciliation, ({ body }, { ctx, actor }) => requestReconciliation(ctx, actor, body))

  // A browser follows a link without credentials: the link itself carries our signature.
  app.get<{ Params: { id: string; format: string } }>('/files/document/:id/:format', async (request, reply) => {
    await requireSigned(app.ctx, request)
    const { id, format } = request.params
    if (format !== 'pdf' && format !== 'xlsx') throw new AppError('file.not-found')
    return sendStored(app.ctx, reply, await documentFile(app.ctx, { id: Number(id), format }))
  })
}
