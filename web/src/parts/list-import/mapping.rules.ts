import type { ColumnRole, SheetMapping } from '@vitrina/contract/list-import/import-jobs'

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The head moves, and the lines begin below it; null: the table has none. */
export function moveHeader(mapping: SheetMapping, headerRow: number | null, rowCount: number): SheetMapping {
  if (headerRow === null) return { ...mapping, headerRow }
  const row = clamp(headerRow, 0, rowCount - 1)
  return { ...mapping, headerRow: row, firstRow: row + 1, endRow: Math.max(mapping.endRow, row + 1) }
}

export const moveFirst = (mapping: SheetMapping, firstRow: number): SheetMapping => ({
  ...mapping,
  firstRow: clamp(firstRow, 0, mapping.endRow),
})

export const moveEnd = (mapping: SheetMapping, endRow: number, rowCount: number): SheetMapping => ({
  ...mapping,
  endRow: clamp(endRow, mapping.firstRow, rowCount),
})

/** Only codes and names may stand in several columns; any other role leaves the column it had. */
export function giveRole({ columns, ...mapping }: SheetMapping, column: number, role: ColumnRole | null): SheetMapping {
  const isShared = role === 'code' || role === 'name'
  return {
    ...mapping,
    columns: columns.map((had, at) => (at === column ? role : had === role && role !== null && !isShared ? null : had)),
  }
}

/** Whether lines can be read: something names the goods. */
export const isReadable = ({ isTaken, columns, firstRow, endRow }: SheetMapping): boolean =>
  !isTaken || (endRow > firstRow && columns.some((role) => role === 'code' || role === 'name'))

export type PreviewLine = { row: number } & Record<'code' | 'name' | 'amount' | 'unit', string>

type Row = { row: number; cells: string[] }

/** One text in all the cells of a merged row. */
const isHeading = (cells: readonly string[]) => {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length > 1 && new Set(filled).size === 1
}

/** The first lines as they will be read. */
export function previewOf(rows: readonly Row[], { columns, firstRow, endRow }: SheetMapping, count: number): PreviewLine[] {
  const textOf = (cells: readonly string[], role: ColumnRole) =>
    columns.flatMap((one, at) => (one === role && cells[at]?.trim() ? [cells[at].trim()] : [])).join(' · ')
  return rows
    .slice(firstRow, endRow)
    .filter(({ cells }) => !isHeading(cells))
    .map(({ row, cells }) => ({
      row,
      code: textOf(cells, 'code'),
      name: [textOf(cells, 'name'), textOf(cells, 'brand')].filter(Boolean).join(' · '),
      amount: textOf(cells, 'amount'),
      unit: textOf(cells, 'unit'),
    }))
    .filter(({ code, name }) => code !== '' || name !== '')
    .slice(0, count)
}
