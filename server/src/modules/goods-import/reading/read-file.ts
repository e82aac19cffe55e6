import { MAX_IMPORT_COLUMNS } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { ThreadFailure } from '#platform/process/run-in-thread'
import { streamFromThread } from '#platform/process/stream-from-thread'
import type { PreviewPart, ReadPart, ReadTask, RowsPart } from './goods-table-reader.ts'

const READER = new URL('./goods-table-reader.ts', import.meta.url)
const MEMORY_MB = 192
const PART_LIMIT_MS = 60_000

type Task<T> = T extends unknown ? Omit<T, 'bytes'> : never

/** The bytes are handed over to the thread where they are a buffer of their own, and copied where they are a piece of another. */
function ownBytes(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? new Uint8Array(buffer) : new Uint8Array(bytes)
}

async function* partsOf({ log }: Context, file: Buffer, task: Task<ReadTask>): AsyncGenerator<PreviewPart | RowsPart> {
  const bytes = ownBytes(file)
  const work = { data: { ...task, bytes }, transfer: [bytes.buffer], memoryMb: MEMORY_MB, limitMs: PART_LIMIT_MS }
  try {
    for await (const part of streamFromThread<ReadPart>(READER, work)) {
      if ('refused' in part) throw new AppError(part.refused, { params: { limit: MAX_IMPORT_COLUMNS } })
      yield part
    }
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error
    log.info({ why: error.message }, 'a file of goods could not be read')
    throw new AppError(error.why === 'slow' ? 'import.too-slow' : 'goods-import.unreadable')
  }
}

/** The format of a file and the first rows of its sheets. Takes the bytes away from the caller. */
export async function previewFile(ctx: Context, file: Buffer): Promise<PreviewPart> {
  for await (const part of partsOf(ctx, file, { preview: true })) if ('sheets' in part) return part
  throw new AppError('goods-import.unreadable')
}

/** All rows of a file as they were mapped, ready for COPY. Takes the bytes away from the caller. */
export async function* rowsOfFile(
  ctx: Context,
  file: Buffer,
  task: Omit<Extract<Task<ReadTask>, { preview: false }>, 'preview'>,
): AsyncGenerator<RowsPart> {
  for await (const part of partsOf(ctx, file, { ...task, preview: false })) if ('rows' in part) yield part
}
