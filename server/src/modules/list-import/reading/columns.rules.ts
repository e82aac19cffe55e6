import type { Cell, SheetRow } from '#platform/spreadsheets/sheet-row'
import { readAmountCell } from './read-amount.rules.ts'

/** The first row of a table and the roles of its columns. */
export type Columns = { from: number; code: number | null; name: number | null; amount: number | null }

/** A head stands below a title at most. */
const HEAD_ROWS = 20
const LEAST_SHARE = 0.6

const headings = {
  code: /^(артикул|арт\.?|код|код товара|код номенклатуры|sku|code|article|part ?(no|number)|штрих-?код|ean|номенклатурный номер|artikul|kod)/i,
  name: /^(наименование|название|номенклатура|товар|материал|позиция|описание|name|item|product|description|nomi|mahsulot)/i,
  amount: /^(кол-?во|количество|кол\.?|заказ$|потребность|qty|quantity|amount|count|miqdor|soni)/i,
}

const find = (cells: readonly Cell[], pattern: RegExp): number | null => {
  const at = cells.findIndex((cell) => typeof cell === 'string' && pattern.test(cell.trim()))
  return at < 0 ? null : at
}

function byHead(rows: readonly SheetRow[]): Columns | null {
  for (const [at, { cells }] of rows.slice(0, HEAD_ROWS).entries()) {
    const code = find(cells, headings.code)
    const name = find(cells, headings.name)
    const amount = find(cells, headings.amount)
    if (amount === null ? at === 0 && code !== null && readAmountCell(cells[1] ?? null).kind !== 'read' : code !== null || name !== null)
      return { from: at + 1, code, name, amount }
  }
  return null
}

const isFilled = (cell: Cell | undefined) => cell !== null && cell !== undefined && String(cell).trim() !== ''

/** Numbers 1, 2, 3 down the first column count the rows and mean nothing. */
const isNumbering = (rows: readonly SheetRow[]) => rows.length > 1 && rows.every(({ cells }, at) => Number(cells[0]) === at + 1)

/** Without a head: the first column that is filled names the goods, the next one of numbers is the amount. */
function byLook(rows: readonly SheetRow[]): Columns {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const share = (column: number, isSo: (cell: Cell | undefined) => boolean) =>
    rows.filter(({ cells }) => isSo(cells[column])).length >= rows.length * LEAST_SHARE
  const filled = Array.from({ length: width }, (_, column) => column).filter((column) => share(column, isFilled))
  const [code = 0, ...rest] = filled.length > 2 && isNumbering(rows) ? filled.slice(1) : filled
  const amount = rest.find((column) => share(column, (cell) => readAmountCell(cell ?? null).kind === 'read')) ?? null
  // A column between them is a name; with two columns and no numbers the second is meant to be the amount all the same.
  if (amount === null && filled.length === 2) return { from: 0, code, name: null, amount: rest[0] ?? null }
  return { from: 0, code, name: rest.find((column) => column !== amount) ?? null, amount }
}

export const columnsOf = (rows: readonly SheetRow[]): Columns => byHead(rows) ?? byLook(rows)
