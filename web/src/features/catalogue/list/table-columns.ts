import { type HideableColumn, hideableColumns, type ListLook } from './use-list-look.ts'

/** The visible columns; in a comfortable row the codes are under the name. */
export const tableColumns = ({ isCompact, hidden }: Pick<ListLook, 'isCompact' | 'hidden'>): HideableColumn[] =>
  hideableColumns.filter((column) => !hidden.has(column) && (isCompact || column === 'promise' || column === 'stock'))
