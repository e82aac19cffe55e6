import type { FastifyInstance } from 'fastify'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { AppError } from '#platform/errors'
import { serve } from '#platform/http/routes'
import { addPhoto } from './add-photo.ts'
import { answerReturn } from './answer-return.ts'
import { requestReturn } from './request-return.ts'

export async function returnsRoutes(app: FastifyInstance) {
  serve(app, returnsApi.request, ({ params, body }, { ctx, actor }) => requestReturn(ctx, actor, { ...body, ...params }))
  serve(app, returnsApi.answer, ({ params, body }, { ctx, actor }) => answerReturn(ctx, actor, { ...body, ...params }))
  serve(app, returnsApi.addPhoto, ({ params, body }, { ctx, actor, files }) => {
    if (!files.photo) throw new AppError('input.invalid')
    return addPhoto(ctx, actor, { ...body, ...params, photo: files.photo.body })
  })
}
