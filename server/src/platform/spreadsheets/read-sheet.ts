import { streamXlsxRows } from 'hucre/xlsx'
import { checkZip } from './check-zip.ts'
import { displayedCell } from './displayed-cell.ts'
import { type Cell, MOST_COLUMNS, type SheetRow } from './sheet-row.ts'

const isFilled = (cell: Cell) => cell !== null && String(cell).trim() !== ''

/** The first rows of an .xlsx, one more than `mostRows` at most. A stranger's file is read in a thread that it may kill. */
export async function readSheet(bytes: Uint8Array, { mostRows }: { mostRows: number }): Promise<SheetRow[]> {
  checkZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const rows: SheetRow[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    const cells = values.slice(0, MOST_COLUMNS).map(displayedCell)
    if (cells.some(isFilled)) rows.push({ row: index + 1, cells })
    if (rows.length > mostRows) break
  }
  return rows
}
