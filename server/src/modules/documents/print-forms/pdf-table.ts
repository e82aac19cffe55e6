import { type Content, type TableCell, TEXT_SIZE } from '#platform/print/pdf'
import { alignOf, heading, labelSpan, type PrintColumn, type TableOf, textOf } from './print-form-table.ts'

const LINE = 0.5
const SIDE = 2
const ABOVE = 1.5

type Margins = [left: number, top: number, right: number, bottom: number]

type Look<Line> = {
  /** Of the whole table, in points. */
  width: number
  fontSize: number
  /** Lines that sum others up are printed bold. */
  isBold?: (line: Line) => boolean
  /** Content after the table on the page of its last line: sums and signatures never stand on a sheet alone. */
  below: readonly Content[]
}

/** The width of a `*` column is computed here: it would be as wide as its longest word otherwise, and push others off the page. */
function widthsOf(columns: readonly PrintColumn<never>[], whole: number): number[] {
  const taken = columns.reduce((sum, { width }) => sum + (width === '*' ? 0 : width), 0)
  const frames = columns.length * 2 * SIDE + (columns.length + 1) * LINE
  const sharing = columns.filter(({ width }) => width === '*').length
  return columns.map(({ width }) => (width === '*' ? (whole - taken - frames) / sharing : width))
}

const headRows = (columns: readonly PrintColumn<never>[], fontSize: number): TableCell[][] => {
  const rows = heading(columns)
  return rows.map((row, at) =>
    row.map((cell) =>
      cell
        ? {
            text: cell.text,
            colSpan: cell.span,
            rowSpan: cell.rowSpan,
            alignment: 'center',
            fontSize: fontSize - 0.5,
            bold: at === 0 && rows.length === 1,
          }
        : {},
    ),
  )
}

const lineRow = <Line>(columns: readonly PrintColumn<Line>[], line: Line, isBold: boolean): TableCell[] =>
  columns.map((column) => ({
    text: textOf(column.format, column.value(line)),
    alignment: alignOf(column),
    ...(isBold ? { bold: true } : {}),
  }))

function totalRow<Line>({ columns, lines, totalLabel }: TableOf<Line>): TableCell[] {
  const span = labelSpan(columns)
  return columns.map((column, at): TableCell => {
    if (at === 0) return { text: totalLabel ?? '', colSpan: span, alignment: 'right', bold: true }
    if (at < span) return {}
    const { total, format } = column
    return { text: total ? textOf(format, total(lines)) : 'Х', alignment: total ? alignOf(column) : 'center', bold: true }
  })
}

const layout = {
  hLineWidth: () => LINE,
  vLineWidth: () => LINE,
  paddingLeft: () => SIDE,
  paddingRight: () => SIDE,
  paddingTop: () => ABOVE,
  paddingBottom: () => ABOVE,
}

/** The heading is repeated on each page; a line never falls apart between two. */
export function pdfTable<Line>({ columns, lines, totalLabel, width, fontSize, isBold, below }: TableOf<Line> & Look<Line>): Content {
  const head = headRows(columns, fontSize)
  const widths = widthsOf(columns, width)
  const rows = lines.map((line) => lineRow(columns, line, isBold?.(line) ?? false))
  const last = [...rows.splice(-1), ...(totalLabel === undefined ? [] : [totalRow({ columns, lines, totalLabel })])]
  const ending: TableCell = {
    colSpan: columns.length,
    border: [false, false, false, false],
    // The last line is a table within a row of the table: its frame lies on the one around it.
    stack: [
      ...(last.length > 0 ? [{ table: { widths, body: last }, layout, margin: [-SIDE - LINE, -LINE, 0, 0] as Margins }] : []),
      { fontSize: TEXT_SIZE, stack: [...below], margin: [-SIDE - LINE, 0, -SIDE - LINE, 0] as Margins },
    ],
  }
  const body = [...head, ...rows, [ending, ...columns.slice(1).map(() => ({}))]]
  return {
    fontSize,
    table: { headerRows: head.length, keepWithHeaderRows: 1, dontBreakRows: true, widths, body },
    layout: { ...layout, paddingTop: (row) => (row === body.length - 1 ? 0 : ABOVE) },
  }
}
