import { WHOLE } from '@vitrina/contract/prices/prices.rules'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { SheetCell, SheetFormat } from '#platform/print/xlsx'
import { amountText, moneyText, rateText } from './writing.rules.ts'

type Format = Exclude<SheetFormat, 'percent'> | 'rate'

/** A column of a print form, the same in PDF and in XLSX. Money in kopecks, rates in basis points, days as 2026-11-15. */
export type PrintColumn<Line> = {
  title: string
  /** Neighbours of one group stand under one heading. */
  group?: string
  /** Its number in an official form. */
  code?: string
  /** Points in PDF; `*` takes the rest. */
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
export function heading(columns: readonly PrintColumn<never>[]): Heading {
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

export function textOf(format: Format, value: string | number | null): string {
  if (format === 'rate') return rateText(typeof value === 'number' ? value : null)
  if (value === null) return ''
  if (typeof value === 'string') return format === 'date' ? formatDay(value) : value
  if (format === 'money') return moneyText(value)
  return format === 'amount' ? amountText(value) : String(value)
}

export const alignOf = ({ align, format }: PrintColumn<never>) =>
  align ?? (format === 'text' ? 'left' : format === 'date' ? 'center' : 'right')

/** How many of the first columns the word «Итого» may take. */
export const labelSpan = (columns: readonly PrintColumn<never>[]) =>
  Math.max(
    1,
    columns.findIndex(({ total }) => total !== undefined),
  )

export type TableOf<Line> = { columns: readonly PrintColumn<Line>[]; lines: readonly Line[]; totalLabel?: string }

const sheetDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

function sheetValue(format: Format, value: string | number | null): Pick<SheetCell, 'value' | 'format'> {
  if (format === 'rate') return typeof value === 'number' ? { value: value / WHOLE, format: 'percent' } : { value: rateText(null) }
  if (typeof value === 'number') return { value: format === 'money' ? value / 100 : value, format }
  if (format === 'date' && value) return { value: sheetDay(value), format }
  return { value }
}

export const sheetHeading = <Line>(columns: readonly PrintColumn<Line>[]): (SheetCell | null)[][] =>
  heading(columns).map((row) => row.map((cell) => cell && { value: cell.text, span: cell.span, rowSpan: cell.rowSpan, isHead: true }))

export function sheetLines<Line>({ columns, lines, totalLabel }: TableOf<Line>): (SheetCell | null)[][] {
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
