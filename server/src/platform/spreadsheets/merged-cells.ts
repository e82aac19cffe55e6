import { MOST_COLUMNS } from './sheet-row.ts'

export type Merge = { startRow: number; startCol: number; endRow: number; endCol: number }
type Value = string | number | boolean | Date | null | undefined

const isEmpty = (value: Value) => value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/**
 * Fills the texts of merged cells down and to the right, as a person reads them. Numbers stay where they are: an amount that spans
 * three rows is not thrice that amount. Returns the rows that have nothing of their own.
 */
export function fillMerges(rows: Value[][], merges: readonly Merge[]): Set<number> {
  const isOwn = rows.map((row) => row.some((value) => !isEmpty(value)))
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const value = rows[startRow]?.[startCol]
    if (typeof value !== 'string' || isEmpty(value)) continue
    for (let row = startRow; row <= Math.min(endRow, rows.length - 1); row += 1)
      for (let column = startCol; column <= Math.min(endCol, MOST_COLUMNS - 1); column += 1) {
        const cells = rows[row]
        if (cells && isEmpty(cells[column])) cells[column] = value
      }
  }
  return new Set(isOwn.flatMap((own, row) => (own ? [] : [row])))
}
