import type { ImportSource, SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { runInThread, ThreadFailure } from '#platform/process/run-in-thread'
import type { SheetRow } from '#platform/spreadsheets/sheet-row'
import type { StoredSheet } from './jobs.queries.ts'
import { columnsOf } from './reading/columns.rules.ts'

export type SourceInput = { text: string } | { bytes: Uint8Array<ArrayBuffer>; name: string }
export type Source = { source: ImportSource; sheets: StoredSheet[]; remarks: string[] }
export type ReadSheets = Source | { refused: 'import.old-excel' | 'import.unreadable' }

const RETRY_AFTER = 5
const READER = new URL('./sheet-reader.ts', import.meta.url)

/** The tables of a text or file, read beside the main thread, which answers others meanwhile. */
export async function readSource({ config, log }: Context, input: SourceInput): Promise<Source> {
  const transfer = 'bytes' in input ? [input.bytes.buffer] : []
  try {
    const read = await runInThread<ReadSheets>(READER, { data: input, transfer, limitMs: config.IMPORT_TIMEOUT_MS })
    if ('refused' in read) throw new AppError(read.refused)
    return read
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error
    if (error.why === 'busy') throw new AppError('server.busy', { retryAfter: RETRY_AFTER })
    log.info({ why: error.message }, 'an import could not be read')
    throw new AppError(error.why === 'slow' ? 'import.too-slow' : 'import.unreadable')
  }
}

export type GuessedMapping = { mapping: SheetMapping; isSure: boolean }

const widthOf = (rows: readonly SheetRow[]) => rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)

/** How a sheet is read by its look; sure when its head names the columns or there is little to mistake. */
export function guessMapping({ rows }: StoredSheet): GuessedMapping {
  const { from, code, name, amount } = columnsOf(rows)
  const width = widthOf(rows)
  const roles = Array.from({ length: width }, (_, column) =>
    column === amount ? 'amount' : column === code && width > 1 ? 'code' : column === name || width === 1 ? 'name' : null,
  )
  return {
    mapping: { isTaken: rows.length > 0, headerRow: from > 0 ? from - 1 : null, firstRow: from, endRow: rows.length, columns: roles },
    isSure: from > 0 || width <= 3,
  }
}

/** Names a layout: the words of its head; null where it has none. */
export function fingerprintOf({ rows }: StoredSheet, { headerRow }: SheetMapping): string | null {
  const cells = headerRow === null ? undefined : rows[headerRow]?.cells
  if (!cells) return null
  return cells
    .map((cell) =>
      String(cell ?? '')
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('|')
    .slice(0, 500)
}
