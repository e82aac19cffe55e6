import { readXlsx, type Sheet as WorkbookSheet } from 'hucre/xlsx'
import { checkZip } from './check-zip.ts'
import { displayedCell } from './displayed-cell.ts'
import { fillMerges } from './merged-cells.ts'
import { MOST_COLUMNS, type SheetRow } from './sheet-row.ts'

export type ReadSheet = { name: string; rows: SheetRow[]; isCut: boolean }
export type ReadSheets = { sheets: ReadSheet[]; hasMore: boolean }
export type WorkbookLimits = { mostRows: number; mostSheets: number }

function rowsOf({ rows, merges = [] }: WorkbookSheet): SheetRow[] {
  const cut = rows.map((row) => row.slice(0, MOST_COLUMNS))
  const empty = fillMerges(cut, merges)
  return cut.flatMap((values, at) => (empty.has(at) ? [] : [{ row: at + 1, cells: Array.from(values, displayedCell) }]))
}

/** The visible sheets of an .xlsx, each with at most `mostRows` rows. A stranger's file is read in a thread that it may kill. */
export async function readWorkbook(bytes: Uint8Array, { mostRows, mostSheets }: WorkbookLimits): Promise<ReadSheets> {
  checkZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  let visible = 0
  const isWanted = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }) => {
    if (hidden || veryHidden) return false
    visible += 1
    return visible <= mostSheets
  }
  const { sheets } = await readXlsx(bytes, { maxRows: mostRows + 1, sheets: isWanted })
  const read = sheets.map((sheet) => {
    const rows = rowsOf(sheet)
    return { name: sheet.name, rows: rows.slice(0, mostRows), isCut: rows.length > mostRows || sheet.rows.length > mostRows }
  })
  return { sheets: read.filter(({ rows }) => rows.length > 0), hasMore: visible > mostSheets }
}
