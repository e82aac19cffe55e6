import type { SheetCell, SheetFormat } from '#platform/xlsx'
import type { Content, TableCell } from '#platform/pdf'
import { amountText, dayText, moneyText, rateText } from './writing.rules.ts'

type Format = Exclude<SheetFormat, 'percent'> | 'rate'

/** A column of a paper, the same in PDF and in XLSX. Money in kopecks, rates in basis points, days as 2026-11-15. */
export type PaperColumn<Line> = {
  title: string
  /** Neighbours of one group stand under one heading. */
  group?: string
  /** Its number in an official form. */
  code?: string
  /** Points in PDF; `*` takes what is left. */
  width: number | '*'
  /** Characters in XLSX. */
  chars: number
  format: Format
  align?: 'left' | 'center' | 'right'
  value: (line: Line) => string | number | null
  total?: (lines: readonly Line[]) => number
}

type Cell = { text: string; span: number; rowSpan: number }
type Heading = (Cell | null)[][]

/** One or two rows of titles, then the numbers of the form where it has them. Null: covered by a neighbour. */
function heading(columns: readonly PaperColumn<never>[]): Heading {
  const isGrouped = columns.some(({ group }) => group !== undefined)
  const titles = columns.map(({ title }): Cell => ({ text: title, span: 1, rowSpan: 1 }))
  const top = columns.map(({ title, group }, at): Cell | null => {
    if (group === undefined) return { text: title, span: 1, rowSpan: 2 }
    if (columns[at - 1]?.group === group) return null
    const after = columns.slice(at).findIndex((one) => one.group !== group)
    return { text: group, span: after === -1 ? columns.length - at : after, rowSpan: 1 }
  })
  const below = titles.map((cell, at) => (columns[at]?.group === undefined ? null : cell))
  const codes = columns.map(({ code = '' }): Cell => ({ text: code, span: 1, rowSpan: 1 }))
  return [...(isGrouped ? [top, below] : [titles]), ...(columns.some(({ code }) => code !== undefined) ? [codes] : [])]
}

function textOf(format: Format, value: string | number | null): string {
  if (format === 'rate') return rateText(typeof value === 'number' ? value : null)
  if (value === null) return ''
  if (typeof value === 'string') return format === 'date' ? dayText(value) : value
  if (format === 'money') return moneyText(value)
  return format === 'amount' ? amountText(value) : String(value)
}

const alignOf = ({ align, format }: PaperColumn<never>) => align ?? (format === 'text' ? 'left' : format === 'date' ? 'center' : 'right')

/** How many of the first columns the word «Итого» may take. */
const labelSpan = (columns: readonly PaperColumn<never>[]) =>
  Math.max(
    1,
    columns.findIndex(({ total }) => total !== undefined),
  )

type Total<Line> = { columns: readonly PaperColumn<Line>[]; lines: readonly Line[]; totalLabel?: string }

/** Lines that sum others up are printed bold. */
type PdfLook<Line> = { fontSize: number; isBold?: (line: Line) => boolean }

/** The heading is repeated on each page; a line never falls apart between two. */
export function pdfTable<Line>({ columns, lines, totalLabel, fontSize, isBold }: Total<Line> & PdfLook<Line>): Content {
  const head = heading(columns)
  const aligned = columns.map(alignOf)
  const body: TableCell[][] = head.map((row, at) =>
    row.map((cell) =>
      cell
        ? {
            text: cell.text,
            colSpan: cell.span,
            rowSpan: cell.rowSpan,
            alignment: 'center',
            fontSize: fontSize - 0.5,
            bold: at === 0 && head.length === 1,
          }
        : {},
    ),
  )
  for (const line of lines)
    body.push(
      columns.map(({ format, value }, at) => ({
        text: textOf(format, value(line)),
        alignment: aligned[at] ?? 'left',
        ...(isBold?.(line) ? { bold: true } : {}),
      })),
    )
  if (totalLabel !== undefined) {
    const span = labelSpan(columns)
    body.push(
      columns.map(({ format, total }, at): TableCell => {
        if (at === 0) return { text: totalLabel, colSpan: span, alignment: 'right', bold: true }
        if (at < span) return {}
        return { text: total ? textOf(format, total(lines)) : 'Х', alignment: total ? (aligned[at] ?? 'left') : 'center', bold: true }
      }),
    )
  }
  return {
    fontSize,
    table: {
      headerRows: head.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body,
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
      paddingLeft: () => 2,
      paddingRight: () => 2,
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
    },
  }
}

const sheetDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

function sheetValue(format: Format, value: string | number | null): Pick<SheetCell, 'value' | 'format'> {
  if (format === 'rate') return typeof value === 'number' ? { value: value / 10_000, format: 'percent' } : { value: rateText(null) }
  if (typeof value === 'number') return { value: format === 'money' ? value / 100 : value, format }
  if (format === 'date' && value) return { value: sheetDay(value), format }
  return { value }
}

export const sheetHeading = <Line>(columns: readonly PaperColumn<Line>[]): (SheetCell | null)[][] =>
  heading(columns).map((row) => row.map((cell) => cell && { value: cell.text, span: cell.span, rowSpan: cell.rowSpan, isHead: true }))

export function sheetLines<Line>({ columns, lines, totalLabel }: Total<Line>): (SheetCell | null)[][] {
  const aligned = columns.map(alignOf)
  const rows: (SheetCell | null)[][] = lines.map((line) =>
    columns.map(({ format, value }, at) => ({
      ...sheetValue(format, value(line)),
      align: aligned[at] ?? 'left',
      isBoxed: true,
    })),
  )
  if (totalLabel === undefined) return rows
  const span = labelSpan(columns)
  const total = columns.map(({ format, total: add }, at): SheetCell | null => {
    if (at === 0) return { value: totalLabel, span, align: 'right', isBold: true, isBoxed: true }
    if (at < span) return null
    return { ...(add ? sheetValue(format, add(lines)) : { value: 'Х', align: 'center' as const }), isBold: true, isBoxed: true }
  })
  return [...rows, total]
}
