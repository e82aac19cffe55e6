import { readDay, readKopecks } from '../statement/bank-values.rules.ts'
import type { CardEntry } from './compare-cards.rules.ts'

type Cell = string | number | null
type Row = { row: number; cells: readonly Cell[] }

/** `debit` and `credit` as the file has them; which of them is money is told by the likeness to our card. */
export type RawEntry = { row: number; date: string; document: string; debit: number; credit: number }
export type ReadCard = { entries: RawEntry[]; skipped: number[] }

type Column = 'date' | 'document' | 'debit' | 'credit'
const WORDS: Record<Column, RegExp> = {
  date: /^(дата|период)/i,
  document: /документ|операци|содержани|наименование/i,
  debit: /дебет|^дт/i,
  credit: /кредит|^кт/i,
}
const MOST_ROWS_ABOVE = 40

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim()

/** Columns by the words of the first row that names a debit and a credit; a card of 1C names them in two rows, the accounts first. */
function placesIn(rows: readonly Row[]): { at: number; places: Record<Column, number> } | null {
  const seen: Partial<Record<Column, number>> = {}
  for (const [at, { cells }] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const found: Partial<Record<Column, number>> = {}
    for (const column of ['date', 'document', 'debit', 'credit'] as const) {
      const place = cells.findIndex((cell) => WORDS[column].test(textOf(cell)))
      if (place >= 0) found[column] = place
    }
    Object.assign(seen, found)
    const { date, document, debit, credit } = seen
    if (found.debit === undefined || found.credit === undefined || date === undefined || document === undefined) continue
    return { at, places: { date, document, debit: debit ?? 0, credit: credit ?? 0 } }
  }
  return null
}

const kopecksOf = (cell: Cell | undefined): number => (typeof cell === 'number' ? Math.round(cell * 100) : (readKopecks(textOf(cell)) ?? 0))

/** «Поступление 0000-000123 от 15.01.2026»: every group of digits but those of days. */
export const numbersIn = (document: string): string[] => [
  ...new Set(
    document
      .replace(/\d{1,2}\.\d{1,2}\.\d{2,4}/g, ' ')
      .match(/\d+/g)
      ?.map((digits) => digits.replace(/^0+/, ''))
      .filter(Boolean) ?? [],
  ),
]

/** Entries of a card; null when the table names no day, document, debit and credit. Balances and totals have no day of their own. */
export function readCard(rows: readonly Row[]): ReadCard | null {
  const head = placesIn(rows)
  if (!head) return null
  const { date: day, document, debit, credit } = head.places
  const read: ReadCard = { entries: [], skipped: [] }
  for (const { row, cells } of rows.slice(head.at + 1)) {
    const date = readDay(textOf(cells[day]))
    const name = textOf(cells[document])
    const [debitSum, creditSum] = [kopecksOf(cells[debit]), kopecksOf(cells[credit])]
    const isTotal = /сальдо|оборот|итого/i.test(`${textOf(cells[day])} ${name}`)
    if (isTotal || (date === null && name === '')) continue
    if (date === null || (debitSum === 0 && creditSum === 0)) read.skipped.push(row)
    else read.entries.push({ row, date, document: name, debit: debitSum, credit: creditSum })
  }
  return read
}

/** In the customer's own books goods stand in the credit and money in the debit; in a copy of ours the other way round. */
export const asEntries = (raw: readonly RawEntry[], goods: 'debit' | 'credit'): CardEntry[] =>
  raw.flatMap(({ date, document, debit, credit }) => {
    const [ofGoods, ofMoney] = goods === 'debit' ? [debit, credit] : [credit, debit]
    const entry = { date, document, numbers: numbersIn(document) }
    return [
      ...(ofGoods === 0 ? [] : [{ ...entry, side: 'goods' as const, sum: ofGoods }]),
      ...(ofMoney === 0 ? [] : [{ ...entry, side: 'money' as const, sum: ofMoney }]),
    ]
  })
