import type { ColumnRole, SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { SheetRow } from '#platform/spreadsheets/sheet-row'
import { textOf } from './cells.rules.ts'
import { joinedHeadings } from './find-header.rules.ts'
import { meaningOf } from './header-words.rules.ts'

/** Columns by their role, as indices of cells. Several may name the product: the likeliest first. */
export type ListColumns = {
  /** Own code, article, maker's code, barcode: in this order. */
  codes: number[]
  /** The name and what completes it, such as the type or the characteristics. */
  names: number[]
  amount: number | null
  unit: number | null
  group: number | null
  note: number | null
  brand: number | null
}

export const noColumns = (): ListColumns => ({ codes: [], names: [], amount: null, unit: null, group: null, note: null, brand: null })

/** The role of each column, as a mapping names them. */
export function rolesOf({ codes, names, ...single }: ListColumns, width: number): (ColumnRole | null)[] {
  const roles = Array.from({ length: width }, (): ColumnRole | null => null)
  for (const column of codes) roles[column] = 'code'
  // A type describes the goods and may name them too: as a name it is both read and searched for codes.
  for (const column of names) roles[column] = 'name'
  for (const role of ['amount', 'unit', 'group', 'note', 'brand'] as const) {
    const column = single[role]
    if (column !== null) roles[column] = role
  }
  return roles
}

/** The header's rows: from the one that is named to the first of the list. */
const MOST_HEADER_ROWS = 4
export const headerRows = ({ headerRow, firstRow }: SheetMapping, rows: readonly SheetRow[]): SheetRow[] =>
  headerRow === null ? [] : rows.slice(headerRow, Math.max(headerRow + 1, Math.min(firstRow, headerRow + MOST_HEADER_ROWS)))

/** Columns by role; of several codes and names the header's words tell the order. */
export function columnsOf(mapping: SheetMapping, rows: readonly SheetRow[]): ListColumns {
  const headings = joinedHeadings(headerRows(mapping, rows))
  const rank = (column: number) => meaningOf(headings[column] ?? '')?.rank ?? 0
  const having = (role: ColumnRole) =>
    mapping.columns.flatMap((given, column) => (given === role ? [column] : [])).toSorted((a, b) => rank(a) - rank(b) || a - b)
  const first = (role: ColumnRole) => having(role)[0] ?? null
  const lettersIn = (column: number) => rows.reduce((sum, { cells }) => sum + textOf(cells[column]).length, 0)
  // Without a header the longest texts name the goods, those beside them are brands and series.
  const names = mapping.headerRow === null ? having('name').toSorted((a, b) => lettersIn(b) - lettersIn(a)) : having('name')
  return {
    codes: having('code'),
    names,
    amount: first('amount'),
    unit: first('unit'),
    group: first('group'),
    note: first('note'),
    brand: first('brand'),
  }
}
