import type { SheetRow } from '#platform/spreadsheets/sheet-row'
import { isFilled, widthOf } from './cells.rules.ts'
import { type ColumnLook, lookOf } from './column-looks.rules.ts'
import { type ListColumns, noColumns } from './list-columns.rules.ts'

const MOST = 0.6
const SOME = 0.3

/** Whether one column is the product of two others, as a sum is of amount and price. */
function isProductOf(rows: readonly SheetRow[], [a, b, sum]: readonly [number, number, number]): boolean {
  const known = rows.filter(({ cells }) => [a, b, sum].every((column) => typeof cells[column] === 'number' || isFilled(cells[column])))
  const fitting = known.filter(({ cells }) => {
    const [one, two, three] = [a, b, sum].map((column) => Number(String(cells[column]).replace(/\s/g, '').replace(',', '.')))
    return one !== undefined && two !== undefined && three !== undefined && three > 0 && Math.abs(one * two - three) <= three * 0.01
  })
  return known.length >= 2 && fitting.length >= known.length * 0.8
}

/** Of several columns of numbers: beside the unit, else the first; a sum and the prices are behind it. */
function amountAmong(rows: readonly SheetRow[], numeric: readonly ColumnLook[], unit: number | null): number | null {
  const beside = unit === null ? undefined : numeric.find(({ column }) => Math.abs(column - unit) === 1)
  const [first, second, third] = numeric
  if (first && second && third && isProductOf(rows, [first.column, second.column, third.column]))
    return (first.whole >= second.whole ? first : second).column
  return (beside ?? first)?.column ?? null
}

/** Roles by the look of the cells alone. */
export function columnsByLook(rows: readonly SheetRow[]): ListColumns {
  const looks = Array.from({ length: widthOf(rows) }, (_, column) => lookOf(rows, column)).filter(({ filled }) => filled > 0)
  const common = looks.filter(({ filled }) => filled >= SOME)
  const [first] = common
  // A lone column of numbers, and numbers beside codes alone, are no numbering.
  const numbering = first?.isNumbering && common.length > 2 ? first : null
  const left = common.filter((look) => look !== numbering)
  const unit = left.find(({ units }) => units >= MOST) ?? null
  const rest = left.filter((look) => look !== unit)
  const named = rest.filter(({ words }) => words >= MOST).toSorted((a, b) => b.length * b.filled - a.length * a.filled)
  const name = named[0] ?? null
  const codes = rest.filter((look) => look !== name && look.codes >= MOST && look.words < MOST)
  const leading = name ?? codes[0] ?? rest[0] ?? null
  const numeric = rest.filter(
    (look) => look !== leading && look !== name && look.amounts >= MOST && !(codes.includes(look) && look.column < (name?.column ?? 0)),
  )
  const amount = amountAmong(
    rows,
    numeric.filter((look) => !codes.includes(look) || codes.length > 1),
    unit?.column ?? null,
  )
  const textual = rest.filter((look) => look !== name && look.column !== amount && !codes.includes(look) && look.amounts < MOST)
  return {
    ...noColumns(),
    codes: codes.filter(({ column }) => column !== amount).map(({ column }) => column),
    names: [name?.column, ...textual.filter(({ filled }) => filled >= MOST || name === null).map(({ column }) => column)].flatMap(
      (column) => column ?? [],
    ),
    amount,
    unit: unit?.column ?? null,
  }
}
