/** Columns of the table, left to right. */
export const columns = ['number', 'product', 'article', 'amount', 'unit', 'price', 'sum', 'stock', 'day', 'replacement', 'note'] as const
export type Column = (typeof columns)[number]

const lineColumns: ReadonlySet<Column> = new Set(['product', 'article', 'amount', 'unit', 'replacement', 'note'])
const groupColumns: ReadonlySet<Column> = new Set(['product', 'amount'])

/** A group has a name and how many times it is needed; everything else in the table is computed. */
export const isEditableIn = (kind: 'line' | 'group' | 'new', column: Column): boolean =>
  kind === 'group' ? groupColumns.has(column) : lineColumns.has(column)
