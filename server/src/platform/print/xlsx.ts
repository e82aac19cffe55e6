import { type CellStyle, type MergeRange, type WriteSheet, writeXlsx } from 'hucre/xlsx'

export type SheetFormat = 'text' | 'whole' | 'amount' | 'money' | 'percent' | 'date'

export type SheetCell = {
  value: string | number | Date | null
  format?: SheetFormat
  align?: 'left' | 'center' | 'right'
  isBold?: boolean
  isBoxed?: boolean
  isHead?: boolean
  /** Columns and rows it takes; the cells it covers are null in their rows. */
  span?: number
  rowSpan?: number
}

export type Sheet = {
  name: string
  /** Widths in characters. */
  widths: number[]
  rows: (SheetCell | null)[][]
  /** Rows that stay in sight; the last `titleRows` of them are repeated on each printed page. */
  frozenRows: number
  titleRows: number
  isLandscape: boolean
}

const numFmt: Partial<Record<SheetFormat, string>> = {
  whole: '0',
  money: '#,##0.00',
  percent: '0%',
  date: 'dd.mm.yyyy',
}

const thin = { style: 'thin' } as const
const box = { top: thin, right: thin, bottom: thin, left: thin }

/** Characters XML cannot hold are dropped; a would-be formula is kept a text. */
function plainCell(text: string): string {
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed()
  return /^[=+\-@\t\r\n]/.test(clean) ? `'${clean}` : clean
}

/** Where styles are few and shared, so that thousands of cells name a handful of them. */
function styles(): (cell: SheetCell) => CellStyle {
  const made = new Map<string, CellStyle>()
  return ({ format = 'text', align, isBold = false, isBoxed = false, isHead = false }) => {
    const key = [format, align, isBold, isBoxed, isHead].join()
    const known = made.get(key)
    if (known) return known
    const horizontal = align ?? (format === 'text' ? 'left' : 'right')
    const code = numFmt[format]
    const style: CellStyle = {
      font: { name: 'Arial', size: 9, bold: isBold || isHead },
      alignment: { horizontal: isHead ? 'center' : horizontal, vertical: isHead ? 'center' : 'top', wrapText: true },
      ...(isBoxed || isHead ? { border: box } : {}),
      ...(isHead ? { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EDEFF2' } } as const } : {}),
      ...(code === undefined ? {} : { numFmt: code }),
    }
    made.set(key, style)
    return style
  }
}

/** Excel refuses longer names, some characters and the same name twice. */
function sheetNames(sheets: readonly Sheet[]): { sheet: Sheet; name: string }[] {
  const usedNames = new Set<string>()
  return sheets.map((sheet) => {
    const plain =
      plainCell(sheet.name)
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, 31) || 'Лист'
    let free = plain
    for (let copy = 2; usedNames.has(free.toLowerCase()); copy += 1) free = `${plain.slice(0, 25)} (${copy})`
    usedNames.add(free.toLowerCase())
    return { sheet, name: free }
  })
}

const ROW_HEIGHT = 12.5

/** Excel fits a row to its cells, but not to merged ones: a long line over several columns would be cut. */
function spannedHeights({ rows, widths }: Sheet): Map<number, { height: number }> {
  const heights = new Map<number, { height: number }>()
  rows.forEach((row, at) => {
    const lines = row.map((cell, column) => {
      if (typeof cell?.value !== 'string' || (cell.span ?? 1) === 1 || cell.isHead) return 1
      const wide = widths.slice(column, column + (cell.span ?? 1)).reduce((sum, width) => sum + width, 0)
      return Math.ceil((cell.value.length * (cell.isBold ? 1.1 : 1)) / wide)
    })
    const most = Math.max(1, ...lines)
    if (most > 1) heights.set(at, { height: ROW_HEIGHT * most })
  })
  return heights
}

/** Rows printed at the top of each page. The name of the sheet is quoted here, since the library would not. */
const printTitles = ({ frozenRows, titleRows }: Sheet, name: string) =>
  titleRows === 0 ? [] : [{ name: '_xlnm.Print_Titles', scope: name, range: `'${name}'!$${frozenRows - titleRows + 1}:$${frozenRows}` }]

function sheetLayout(sheet: Sheet, name: string): WriteSheet {
  const styleOf = styles()
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  const merges: MergeRange[] = []
  const values = (cell: SheetCell | null) => (typeof cell?.value === 'string' ? plainCell(cell.value) : (cell?.value ?? null))

  sheet.rows.forEach((row, startRow) =>
    row.forEach((cell, startCol) => {
      if (!cell) return
      const style = styleOf(cell)
      const [endRow, endCol] = [startRow + (cell.rowSpan ?? 1) - 1, startCol + (cell.span ?? 1) - 1]
      cells.set(`${startRow},${startCol}`, { style })
      if (endRow === startRow && endCol === startCol) return
      merges.push({ startRow, startCol, endRow, endCol })
      // A border of merged cells is drawn by each of them.
      for (let at = startRow; at <= endRow; at += 1)
        for (let column = startCol; column <= endCol; column += 1) cells.set(`${at},${column}`, { style })
    }),
  )
  return {
    name,
    columns: sheet.widths.map((width) => ({ width })),
    rows: sheet.rows.map((row) => row.map(values)),
    cells,
    merges,
    rowDefs: spannedHeights(sheet),
    ...(sheet.frozenRows > 0 ? { freezePane: { rows: sheet.frozenRows } } : {}),
    pageSetup: {
      paperSize: 'a4',
      orientation: sheet.isLandscape ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    },
    headerFooter: { oddFooter: '&RЛист &P из &N' },
    view: { showGridLines: false },
  }
}

/** A workbook with real numbers and dates, which can be calculated with. */
export async function makeXlsx(sheets: readonly Sheet[], title: string): Promise<Buffer> {
  const named = sheetNames(sheets)
  const bytes = await writeXlsx({
    sheets: named.map(({ sheet, name }) => sheetLayout(sheet, name)),
    namedRanges: named.flatMap(({ sheet, name }) => printTitles(sheet, name)),
    properties: { title },
  })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
