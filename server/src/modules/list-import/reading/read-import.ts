import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { runInThread, ThreadFailure } from '#platform/process/run-in-thread'
import type { ImportRow } from './read-rows.ts'

export type ImportInput = { text: string } | { bytes: Uint8Array<ArrayBuffer> }
export type ReadImport = { rows: ImportRow[] } | { refused: 'import.old-excel' | 'import.unreadable' }

const RETRY_AFTER = 5
const READER = new URL('./import-reader.ts', import.meta.url)

/** The rows of a text or file, read beside the main thread, which answers others meanwhile. */
export async function readImport({ config, log }: Context, input: ImportInput): Promise<ImportRow[]> {
  const transfer = 'bytes' in input ? [input.bytes.buffer] : []
  try {
    const read = await runInThread<ReadImport>(READER, { data: input, transfer, limitMs: config.IMPORT_TIMEOUT_MS })
    if ('refused' in read) throw new AppError(read.refused)
    return read.rows
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error
    if (error.why === 'busy') throw new AppError('server.busy', { retryAfter: RETRY_AFTER })
    log.info({ why: error.message }, 'an import could not be read')
    throw new AppError(error.why === 'slow' ? 'import.too-slow' : 'import.unreadable')
  }
}
