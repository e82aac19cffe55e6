import { MAX_IMPORT_ROWS } from '@vitrina/contract/list-import/list-import.rules'
import { type Cell, LONGEST_CELL, type SheetRow } from '#platform/spreadsheets/sheet-row'
import { linesOf, splitCells } from '#platform/spreadsheets/split-cells'
import { columnsOf } from './columns.rules.ts'
import { type Reading, readingsOfLine } from './readings.rules.ts'
import { readAmountCell } from './read-amount.rules.ts'

export type ImportRow = { row: number; raw: string; readings: Reading[] }

/** Titles and a head may stand above the rows; one row more shows that there are too many. */
export const MOST_ROWS = MAX_IMPORT_ROWS + 20

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell).replace(/\s+/g, ' ').trim())

const rawOf = (cells: readonly Cell[]): string => cells.map(textOf).filter(Boolean).join(' · ').slice(0, 300)

/** Rows of a table: by the words of its head, or by the look of its columns. */
export function readTable(rows: readonly SheetRow[]): ImportRow[] {
  const { from, code, name, amount } = columnsOf(rows)
  return rows.slice(from).map(({ row, cells }) => {
    const read = amount === null ? ({ kind: 'missing' } as const) : readAmountCell(cells[amount] ?? null)
    const codes = [code, name].flatMap((column) => (column === null ? [] : [textOf(cells[column])])).filter(Boolean)
    const filled = cells.map(textOf).filter(Boolean)
    // One cell alone may hold both, as a line typed below the table does.
    if (filled[0] !== undefined && filled.length === 1) return { row, raw: rawOf(cells), readings: readingsOfLine(filled[0]) }
    return { row, raw: rawOf(cells), readings: codes.map((text) => ({ code: text, amount: read })) }
  })
}

const LEAST_SHARE = 0.6

/** The delimiter most lines have. A comma is none where it may be the point of an amount. */
function delimiterOf(lines: readonly string[]): string | null {
  for (const delimiter of ['\t', ';'])
    if (lines.filter((line) => line.includes(delimiter)).length >= lines.length * LEAST_SHARE) return delimiter
  const quoted = lines.filter((line) => /^"?[^,"]+"? ?, ?"?\d+(\.\d+)?"? ?(,|$)/.test(line.slice(0, LONGEST_CELL).replace(/\s+/g, ' ')))
  return quoted.length >= lines.length * LEAST_SHARE ? ',' : null
}

/** The first lines that are not empty; one more than are taken. */
function filledLines(text: string): { row: number; line: string }[] {
  const filled = []
  for (const { row, line } of linesOf(text)) {
    const trimmed = line.trim()
    if (trimmed !== '') filled.push({ row, line: trimmed })
    if (filled.length > MOST_ROWS) break
  }
  return filled
}

/** A pasted table, or lines as people write them: «артикул — количество», «артикул; 5 шт». */
export function readText(text: string): ImportRow[] {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const filled = filledLines(plain)
  const delimiter = delimiterOf(filled.map(({ line }) => line))
  if (delimiter !== null) return readTable(splitCells(plain, { delimiter, mostRows: MOST_ROWS }))
  return filled.map(({ row, line }) => ({ row, raw: line.slice(0, 300), readings: readingsOfLine(line.slice(0, LONGEST_CELL)) }))
}
