import type { FastifyRequest } from 'fastify'
import type { Upload } from '@vitrina/contract/endpoint'
import { typesOf, UNKNOWN_TYPE } from '@vitrina/contract/file-kinds'
import { AppError } from '../errors.ts'
import { checkKind, safeFileName, typeOfKind } from '../files/file-kind.ts'

export type ReceivedFile = { name: string; type: string; body: Buffer }

/** Fields and the heads of parts. */
const BESIDE_FILES = 1_048_576

/** Stops at the first byte too many. */
async function readWithin(file: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > most) throw new AppError('input.too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a multipart body whole, within the limits the call declares for each part. */
export async function receiveMultipart(request: FastifyRequest, uploads: Record<string, Upload>) {
  if (!request.isMultipart()) throw new AppError('input.unsupported-type')
  const fields: Record<string, unknown> = {}
  const files: Record<string, ReceivedFile> = {}
  const limits = Object.values(uploads).map((upload) => upload.maxBytes)
  // An upload that declares itself too long is not read at all: to look for the ends of parts in it would keep others waiting.
  if (Number(request.headers['content-length'] ?? 0) > limits.reduce((sum, most) => sum + most, BESIDE_FILES))
    throw new AppError('input.too-large')
  try {
    for await (const part of request.parts({
      // One byte more than is taken, so that a file that is too long is seen to be.
      limits: { fileSize: Math.max(...limits) + 1, files: limits.length, fields: 50, fieldSize: 100_000 },
    })) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value
        continue
      }
      const upload = uploads[part.fieldname]
      if (!upload) throw new AppError('input.malformed')
      const body = await readWithin(part.file, upload.maxBytes)
      files[part.fieldname] = checkFile({ name: part.filename, type: part.mimetype, body }, upload)
    }
  } catch (error) {
    // The rest of a refused body is thrown away as it comes, without being looked through.
    request.raw.unpipe()
    request.raw.resume()
    throw error
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
