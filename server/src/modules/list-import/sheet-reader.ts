import { parentPort, workerData } from 'node:worker_threads'
import { BadZip } from '#platform/spreadsheets/check-zip'
import { decodeText } from '#platform/spreadsheets/decode-text'
import { readSheet } from '#platform/spreadsheets/read-sheet'
import { LONGEST_CELL, type SheetRow } from '#platform/spreadsheets/sheet-row'
import { linesOf, splitCells } from '#platform/spreadsheets/split-cells'
import type { ThreadAnswer } from '#platform/process/run-in-thread'
import { lowerThreadPriority } from '#platform/process/thread-priority'
import { MOST_ROWS } from './reading/read-rows.ts'
import type { ReadSheets, SourceInput } from './read-source.ts'

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const PICTURES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47])]
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const LEAST_SHARE = 0.6

const startsWith = (body: Uint8Array, sign: Buffer) => sign.equals(body.subarray(0, sign.length))

function delimiterOf(lines: readonly string[]): string | null {
  for (const delimiter of ['\t', ';'])
    if (lines.filter((line) => line.includes(delimiter)).length >= lines.length * LEAST_SHARE) return delimiter
  const quoted = lines.filter((line) => /^"?[^,"]+"? ?, ?"?\d+(\.\d+)?"? ?(,|$)/.test(line.slice(0, LONGEST_CELL).replace(/\s+/g, ' ')))
  return quoted.length >= lines.length * LEAST_SHARE ? ',' : null
}

function sheetOfText(text: string): SheetRow[] {
  const plain = text
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
  const filled: SheetRow[] = []
  for (const { row, line } of linesOf(plain)) {
    if (line.trim() !== '') filled.push({ row, cells: [line.trim().slice(0, LONGEST_CELL)] })
    if (filled.length > MOST_ROWS) break
  }
  const delimiter = delimiterOf(filled.map(({ cells }) => String(cells[0])))
  return delimiter === null ? filled : splitCells(plain, { delimiter, mostRows: MOST_ROWS })
}

async function read(input: SourceInput): Promise<ReadSheets> {
  const of = (source: 'text' | 'csv' | 'xlsx', rows: SheetRow[]): ReadSheets => ({ source, sheets: [{ name: '', rows }], remarks: [] })
  if ('text' in input) return of('text', sheetOfText(input.text))
  const { bytes } = input
  if (startsWith(bytes, OLD_EXCEL)) return { refused: 'import.old-excel' }
  if (PICTURES.some((sign) => startsWith(bytes, sign))) return { refused: 'import.unreadable' }
  if (startsWith(bytes, ZIP)) return of('xlsx', await readSheet(bytes, { mostRows: MOST_ROWS }))
  // Zero bytes are no text, unless they are halves of UTF-16.
  if (bytes.includes(0) && !(bytes[0] === 0xff || bytes[0] === 0xfe)) return { refused: 'import.unreadable' }
  return of('csv', sheetOfText(decodeText(bytes)))
}

lowerThreadPriority()
const told = await read(workerData as SourceInput).then(
  (result): ThreadAnswer<ReadSheets> => ({ result }),
  (error: unknown): ThreadAnswer<ReadSheets> => ({ failure: error instanceof BadZip ? `zip: ${error.message}` : String(error) }),
)
parentPort?.postMessage(told, [])
