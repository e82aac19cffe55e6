import { parentPort, workerData } from 'node:worker_threads'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { BadZip, checkZip } from './check-zip.ts'
import type { Cell, SheetAsked, SheetRow, SheetTold } from './read-sheet.ts'

const MOST_COLUMNS = 50
const LONGEST_CELL = 500

const two = (part: number) => String(part).padStart(2, '0')

/** Excel makes dates of codes like 1-2; at least they look as the buyer sees them. */
const shown = (value: CellValue): Cell => {
  if (value instanceof Date) return `${two(value.getUTCDate())}.${two(value.getUTCMonth() + 1)}.${value.getUTCFullYear()}`
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.slice(0, LONGEST_CELL) : value
}

const isFilled = (cell: Cell) => cell !== null && String(cell).trim() !== ''

async function readRows({ bytes, mostRows }: SheetAsked): Promise<SheetRow[]> {
  checkZip(Buffer.from(bytes))
  const rows: SheetRow[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    const cells = values.slice(0, MOST_COLUMNS).map(shown)
    if (cells.some(isFilled)) rows.push({ row: index + 1, cells })
    if (rows.length > mostRows) break
  }
  return rows
}

const told = await readRows(workerData as SheetAsked).then(
  (rows): SheetTold => ({ rows }),
  // What a stranger's file does to the reader is his trouble, not ours: he hears that it cannot be read.
  (error: unknown): SheetTold => ({ failure: error instanceof BadZip ? `zip: ${error.message}` : String(error) }),
)
parentPort?.postMessage(told, [])
