import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { ErrorCode } from '@vitrina/contract/errors'
import type { GoodsSheetMapping, ImportFormat, ImportOptions } from '@vitrina/contract/goods-import/goods-import'
import { copyRow } from '#platform/database/copy-text'
import type { StreamedPart } from '#platform/process/stream-from-thread'
import { lowerThreadPriority } from '#platform/process/thread-priority'
import { type FindPictures, readRow, type RowValue } from '../mapping/read-row.ts'
import { picturesByCode } from '../pictures/picture-sources.rules.ts'
import { formatOf, readTable } from './read-table.ts'
import { FileRefusal, textOfCell } from './table.ts'

/** `preview`: the first rows of every sheet; otherwise all rows, mapped, as COPY reads them. */
export type ReadTask = { bytes: Uint8Array } & (
  | { preview: true }
  | {
      preview: false
      importId: number
      format: ImportFormat
      mapping: GoodsSheetMapping[]
      options: ImportOptions /** Names of pictures. */
      archive: string[]
    }
)
export type PreviewPart = { format: ImportFormat; sheets: { name: string; rows: { row: number; cells: string[] }[] }[] }
export type RowsPart = { rows: string; values: string; count: number }
export type ReadPart = PreviewPart | RowsPart | { refused: ErrorCode }

const PREVIEW_ROWS = 60
const PREVIEW_CELL = 200
const ROWS_AT_ONCE = 5_000

const port = parentPort
const send = (message: StreamedPart<ReadPart>) => port?.postMessage(message, [])
const sendAndWait = async (part: ReadPart) => {
  send({ part })
  if (port) await once(port, 'message')
}

async function preview(bytes: Uint8Array): Promise<PreviewPart> {
  const format = formatOf(bytes)
  const sheets: PreviewPart['sheets'] = []
  for await (const event of readTable(bytes, format)) {
    if (!('cells' in event)) {
      sheets[event.sheet] = { name: event.name, rows: [] }
      continue
    }
    const rows = sheets[event.sheet]?.rows
    if (rows && rows.length < PREVIEW_ROWS)
      rows.push({ row: event.row, cells: event.cells.map((cell) => textOfCell(cell).slice(0, PREVIEW_CELL)) })
  }
  return { format, sheets: sheets.filter(({ rows }) => rows.length > 0) }
}

/** By the first code that pictures are named after. */
function pictureFinder(archive: readonly string[]): FindPictures {
  if (archive.length === 0) return () => ''
  const byCode = picturesByCode(archive)
  return ({ article, manufacturerCode, ean }) => {
    const found = [article, manufacturerCode, ean].map((code) => (code === null ? [] : byCode(code))).find((names) => names.length > 0)
    return found?.join('; ') ?? ''
  }
}

const valueRow = (importId: number, position: number, one: RowValue) =>
  copyRow([importId, position, one.kind, one.refId, ...(one.kind === 'place' ? [null, one.text] : [one.value, null])])

async function sendRows(task: Extract<ReadTask, { preview: false }>): Promise<void> {
  const { bytes, importId, format, mapping, options, archive } = task
  const findPictures = pictureFinder(archive)
  let part: RowsPart = { rows: '', values: '', count: 0 }
  let position = 0
  // The preview leaves out empty sheets, so mappings are counted over the others.
  const places = new Map<number, number>()
  for await (const event of readTable(bytes, format)) {
    if (!('cells' in event)) continue
    if (!places.has(event.sheet)) places.set(event.sheet, places.size)
    const sheet = places.get(event.sheet) ?? 0
    const mapped = mapping[sheet]
    if (!mapped?.isTaken || event.row < mapped.firstRow) continue
    const read = readRow(event.cells, mapped.columns, options, findPictures)
    if (!read) continue
    position += 1
    const { codes, brand, fields, values, refusal } = read
    part.rows += copyRow([
      importId,
      position,
      sheet,
      event.row,
      codes.article,
      codes.manufacturerCode,
      codes.ean,
      brand,
      fields && JSON.stringify(fields),
      event.cells.map((cell) => textOfCell(cell)),
      refusal?.reason ?? null,
      refusal?.about ?? null,
    ])
    if (!refusal) for (const one of values) part.values += valueRow(importId, position, one)
    part.count += 1
    if (part.count < ROWS_AT_ONCE) continue
    await sendAndWait(part)
    part = { rows: '', values: '', count: 0 }
  }
  if (part.count > 0) await sendAndWait(part)
}

lowerThreadPriority()
const task = workerData as ReadTask
try {
  if (task.preview) await sendAndWait(await preview(task.bytes))
  else await sendRows(task)
  send({ isOver: true })
} catch (error) {
  // A failure on an uploaded file is an answer too: it cannot be read.
  if (error instanceof FileRefusal) send({ part: { refused: error.code } })
  else send({ failure: String(error) })
}
