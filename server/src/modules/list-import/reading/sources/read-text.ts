import { plainText } from '#platform/spreadsheets/displayed-cell'
import { LONGEST_CELL } from '#platform/spreadsheets/sheet-row'
import { linesOf, splitCells } from '#platform/spreadsheets/split-cells'
import type { Source } from '../source.ts'

const LEAST_SHARE = 0.6
/** Excel's own word for the delimiter, on the first line of a file. */
const DELIMITER_LINE = /^sep=(.)\n/i

/** The delimiter most lines have. A comma is none where it may be the point of an amount. */
function delimiterOf(lines: readonly string[]): string | null {
  for (const delimiter of ['\t', ';', '|'])
    if (lines.filter((line) => line.includes(delimiter)).length >= lines.length * LEAST_SHARE) return delimiter
  const short = lines.map((line) => line.slice(0, LONGEST_CELL).replace(/\s+/g, ' '))
  const counted = short.filter((line) => /^"?[^,"]+"? ?, ?"?\d+(\.\d+)?"? ?(,|$)/.test(line))
  if (counted.length >= lines.length * LEAST_SHARE) return ','
  // A table of several columns has as many commas on every line as on the first, all of them without a gap behind.
  const commas = short.map((line) => line.replace(/"[^"]*"/g, '').match(/,(?! )/g)?.length ?? 0)
  const isTable = (commas[0] ?? 0) >= 2 && lines.length > 1 && commas.every((count) => count === commas[0])
  return isTable ? ',' : null
}

/** The first lines that are not empty; one more than are taken. */
function filledLines(text: string, mostRows: number): { row: number; line: string }[] {
  const filled = []
  for (const { row, line } of linesOf(text)) {
    const trimmed = line.trim()
    if (trimmed !== '') filled.push({ row, line: trimmed })
    if (filled.length > mostRows) break
  }
  return filled
}

/** A pasted table, or lines as people write them, each in one cell. */
export function readText(text: string, { mostRows }: { mostRows: number }): Source {
  const plain = plainText(text.replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n'))
  const [told, given] = DELIMITER_LINE.exec(plain) ?? []
  const filled = filledLines(plain, mostRows)
  const delimiter = given ?? delimiterOf(filled.map(({ line }) => line))
  const body = told === undefined ? plain : `\n${plain.slice(told.length)}`
  const rows =
    delimiter === null
      ? filled.map(({ row, line }) => ({ row, cells: [line.slice(0, LONGEST_CELL)] }))
      : splitCells(body, { delimiter, mostRows })
  return {
    kind: delimiter === null ? 'text' : 'csv',
    sheets: [{ name: '', rows: rows.slice(0, mostRows) }],
    remarks: rows.length > mostRows ? ['rows-cut'] : [],
  }
}
