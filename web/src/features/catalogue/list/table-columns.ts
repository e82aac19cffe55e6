import { columnsOf, type ListLook } from './use-list-look.ts'

/** The visible columns; in a comfortable row the codes are under the name. */
export const tableColumns = ({ isCompact, hidden, shownStocks }: ListLook): string[] =>
  columnsOf(shownStocks).filter((column) => !hidden.has(column) && (isCompact || column.startsWith('stock-')))
