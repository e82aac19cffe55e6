import { type CellValue, readXlsx, type Sheet as WorkbookSheet } from 'hucre/xlsx'
import { checkZip } from './check-zip.ts'
import { displayedCell } from './displayed-cell.ts'
import { MOST_COLUMNS, type SheetRow } from './sheet-row.ts'

export type ReadSheet = { name: string; rows: SheetRow[]; isCut: boolean }
type Merge = NonNullable<WorkbookSheet['merges']>[number]

const isEmpty = (value: CellValue | undefined) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/**
 * Fills the texts of merged cells down and to the right, as a person reads them. Numbers stay where they are: an amount that spans
 * three rows is not thrice that amount. Returns the rows that have nothing of their own.
 */
function fillMerges(rows: CellValue[][], merges: readonly Merge[]): Set<number> {
  const isOwn = rows.map((row) => row.some((value) => !isEmpty(value)))
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const value = rows[startRow]?.[startCol]
    if (typeof value !== 'string' || isEmpty(value)) continue
    for (let row = startRow; row <= Math.min(endRow, rows.length - 1); row += 1)
      for (let column = startCol; column <= Math.min(endCol, MOST_COLUMNS - 1); column += 1) {
        const cells = rows[row]
        if (!cells) continue
        while (cells.length <= column) cells.push(null)
        if (isEmpty(cells[column])) cells[column] = value
      }
  }
  return new Set(isOwn.flatMap((own, row) => (own ? [] : [row])))
}

function rowsOf({ rows, merges = [] }: WorkbookSheet): SheetRow[] {
  const cut = rows.map((row) => row.slice(0, MOST_COLUMNS))
  const empty = fillMerges(cut, merges)
  return cut.flatMap((values, at) => (empty.has(at) ? [] : [{ row: at + 1, cells: values.map(displayedCell) }]))
}

type Limits = { mostRows: number; mostSheets: number }

/** The visible sheets of an .xlsx, each with at most `mostRows` rows. A stranger's file is read in a thread that it may kill. */
export async function readWorkbook(
  bytes: Uint8Array,
  { mostRows, mostSheets }: Limits,
): Promise<{ sheets: ReadSheet[]; hasMore: boolean }> {
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
