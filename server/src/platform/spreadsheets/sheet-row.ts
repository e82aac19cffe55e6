export type Cell = string | number | null
/** `row`: its number in the sheet, from one. Empty rows are left out. */
export type SheetRow = { row: number; cells: Cell[] }

/** Longer cells and columns further to the right name no goods, and are not read. */
export const MOST_COLUMNS = 50
export const LONGEST_CELL = 500
