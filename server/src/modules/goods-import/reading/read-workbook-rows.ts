import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { MAX_IMPORT_SHEETS } from '@vitrina/contract/goods-import/goods-import.rules'
import { BadZip, checkZip } from '#platform/spreadsheets/check-zip'
import { displayedCell, plainText } from '#platform/spreadsheets/displayed-cell'
import { readOldWorkbook } from '#platform/spreadsheets/read-old-workbook'
import { FileRefusal, LONGEST_TEXT, type TableCell, type TableEvent } from './table.ts'

/** A sheet of half a million rows; more is taken as CSV. */
const MOST_UNPACKED = 100 * 1024 * 1024
const MOST_OLD_ROWS = 65_536

const cellOf = (value: unknown): TableCell => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  if (typeof value === 'string') return /^#[\p{Lu}/]+[!?]?$/u.test(value) ? '' : plainText(value).slice(0, LONGEST_TEXT).trim()
  return displayedCell(value as Date | boolean | null | undefined) ?? ''
}

function refusalOf(error: unknown): unknown {
  if (error instanceof BadZip) {
    if (error.message === 'encrypted') return new FileRefusal('import.password')
    if (error.message === 'too large') return new FileRefusal('goods-import.workbook-too-large')
    if (/packed too well|too many|larger/.test(error.message)) return new FileRefusal('import.too-large-inside')
    return new FileRefusal(/no directory|broken/.test(error.message) ? 'goods-import.cut-off' : 'goods-import.unreadable')
  }
  return /password|encrypt/i.test(String(error)) ? new FileRefusal('import.password') : error
}

/** The visible sheets of an .xlsx, row by row; a formula counts by its last result. */
export async function* readXlsxRows(bytes: Uint8Array): AsyncGenerator<TableEvent> {
  try {
    checkZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { mostUnpacked: MOST_UNPACKED })
    const visible: { index: number; name: string }[] = []
    let index = -1
    await readXlsx(bytes, {
      sheets: ({ name, hidden, veryHidden }) => {
        index += 1
        if (!hidden && !veryHidden) visible.push({ index, name })
        return false
      },
    })
    for (const [sheet, one] of visible.slice(0, MAX_IMPORT_SHEETS).entries()) {
      yield { sheet, name: plainText(one.name).slice(0, 100) }
      for await (const { index: at, values } of streamXlsxRows(bytes, { sheet: one.index }))
        yield { sheet, row: at + 1, cells: Array.from(values, cellOf) }
    }
  } catch (error) {
    throw refusalOf(error)
  }
}

export function* readXlsRows(bytes: Uint8Array): Generator<TableEvent> {
  let read: ReturnType<typeof readOldWorkbook>
  try {
    read = readOldWorkbook(bytes, { mostRows: MOST_OLD_ROWS, mostSheets: MAX_IMPORT_SHEETS })
  } catch (error) {
    throw refusalOf(error)
  }
  for (const [sheet, { name, rows }] of read.sheets.entries()) {
    yield { sheet, name: plainText(name).slice(0, 100) }
    for (const { row, cells } of rows) yield { sheet, row, cells: cells.map((cell) => cellOf(cell)) }
  }
}
