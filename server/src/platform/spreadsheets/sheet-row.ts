export type Cell = string | number | null
/** `row`: its number in the sheet, from one. Empty rows are left out. */
export type SheetRow = { row: number; cells: Cell[] }

/** What is longer or further to the right names no goods, and is not read. */
export const MOST_COLUMNS = 50
export const LONGEST_CELL = 500
