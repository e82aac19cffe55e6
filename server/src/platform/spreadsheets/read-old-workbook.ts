import * as cyrillic from '@e965/xlsx/dist/cpexcel.full.mjs'
import { read, set_cptable, type WorkSheet } from '@e965/xlsx'
import { displayedCell } from './displayed-cell.ts'
import { fillMerges } from './merged-cells.ts'
import type { ReadSheets, WorkbookLimits } from './read-workbook.ts'
import { MOST_COLUMNS, type SheetRow } from './sheet-row.ts'

type OldCell = { v?: string | number | boolean | Date; t?: string } | undefined

// Workbooks older than Unicode name their letters by a code page.
set_cptable(cyrillic)

/** A formula's last result; a failed one is empty. */
const valueOf = (cell: OldCell) => (cell === undefined || cell.t === 'e' ? null : cell.v)

function rowsOf(sheet: WorkSheet): SheetRow[] {
  const data = (sheet['!data'] ?? []) as (OldCell[] | undefined)[]
  const values = Array.from(data, (row) => Array.from((row ?? []).slice(0, MOST_COLUMNS), valueOf))
  const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({ startRow: s.r, startCol: s.c, endRow: e.r, endCol: e.c }))
  const empty = fillMerges(values, merges)
  return values.flatMap((row, at) => (empty.has(at) ? [] : [{ row: at + 1, cells: Array.from(row, displayedCell) }]))
}

/** The visible sheets of an old .xls, as `readWorkbook` has them. A stranger's file is read in a thread that it may kill. */
export function readOldWorkbook(bytes: Uint8Array, { mostRows, mostSheets }: WorkbookLimits): ReadSheets {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    sheetRows: mostRows + 1,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellDates: true,
    bookVBA: false,
  })
  const visible = book.SheetNames.filter((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden)
  const sheets = visible.slice(0, mostSheets).flatMap((name) => {
    const sheet = book.Sheets[name]
    const rows = sheet ? rowsOf(sheet) : []
    return rows.length === 0
      ? []
      : [{ name, rows: rows.slice(0, mostRows), isCut: rows.length > mostRows || (sheet?.['!data']?.length ?? 0) > mostRows }]
  })
  return { sheets, hasMore: visible.length > mostSheets }
}
