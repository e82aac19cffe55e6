import type { FastifyRequest } from 'fastify'
import type { Upload } from '@vitrina/contract/endpoint'
import { AppError } from './errors.ts'

export type ReceivedFile = { name: string; type: string; body: Buffer }

/** Reads a multipart body whole, within the limits the call declares for each part. */
export async function receiveMultipart(request: FastifyRequest, uploads: Record<string, Upload>) {
  if (!request.isMultipart()) throw new AppError('input.unsupported-type')
  const fields: Record<string, unknown> = {}
  const files: Record<string, ReceivedFile> = {}
  const largest = Math.max(...Object.values(uploads).map((upload) => upload.maxBytes))
  for await (const part of request.parts({
    limits: { fileSize: largest, files: Object.keys(uploads).length, fields: 50, fieldSize: 100_000 },
  })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    const upload = uploads[part.fieldname]
    const body = await part.toBuffer()
    if (!upload) throw new AppError('input.malformed')
    if (body.length > upload.maxBytes) throw new AppError('input.too-large')
    if (!upload.types.includes(part.mimetype)) throw new AppError('input.unsupported-type')
    files[part.fieldname] = { name: part.filename, type: part.mimetype, body }
  }
  request.admit()
  return { fields, files }
}
