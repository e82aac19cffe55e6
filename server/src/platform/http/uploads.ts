import type { FastifyRequest } from 'fastify'
import type { Upload } from '@vitrina/contract/endpoint'
import { typesOf, UNKNOWN_TYPE } from '@vitrina/contract/file-kinds'
import { AppError } from '../errors.ts'
import { checkKind, safeFileName, typeOfKind } from '../files/file-kind.ts'

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
    files[part.fieldname] = checkFile({ name: part.filename, type: part.mimetype, body }, upload)
  }
  request.admit()
  return { fields, files }
}

/** The file under a plain name and the type of its bytes, when name and bytes are of one kind that the call takes. */
export function checkFile(
  file: ReceivedFile,
  { maxBytes, kinds, refusedAs = 'file.wrong-kind', isReadByBytes = false }: Upload,
): ReceivedFile {
  if (file.body.length > maxBytes) throw new AppError('input.too-large')
  if (file.type !== UNKNOWN_TYPE && !typesOf(kinds).includes(file.type)) throw new AppError('input.unsupported-type')
  const name = safeFileName(file.name)
  const kind = checkKind({ name, body: file.body, isReadByBytes }, kinds)
  if (!kind) throw new AppError(refusedAs)
  return { name, type: typeOfKind(kind), body: file.body }
}
