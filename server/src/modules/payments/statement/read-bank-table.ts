import type { SheetRow } from '#platform/spreadsheets/sheet-row'
import { splitCells } from '#platform/spreadsheets/split-cells'
import { oneLine, readDay, readKopecks } from './bank-values.rules.ts'
import type { ReadStatement } from './statement-text.ts'

const MOST_ROWS = 20_000
/** Banks print their name, the account and the period above the table. */
const MOST_ROWS_ABOVE = 40

type Column = 'date' | 'number' | 'credit' | 'debit' | 'sum' | 'kind' | 'name' | 'inn' | 'payerAccount' | 'account' | 'purpose'

/** By the words banks use; the first that fits a heading counts, and a heading of the receiver is never the payer's. */
const WORDS: readonly [Column, RegExp][] = [
  ['purpose', /назначени|основание|purpose|содержание операции/],
  ['inn', /^(?!.*(получател|банк)).*инн/],
  ['payerAccount', /^(?=.*(сч[её]т|р\/с)).*(плательщик|контрагент|корреспондент|отправител)/],
  ['account', /^(?=.*(сч[её]т|р\/с)).*получател|^(наш |мой )?(расч[её]тный )?сч[её]т$|номер сч[её]та$/],
  ['number', /(номер|№|n)\s*(п\/п|док|плат)|^№$|^номер$|document number|номер документа/],
  ['credit', /кредит|поступлени|зачислен|приход|credit/],
  ['debit', /дебет|списан|расход|debit/],
  ['kind', /^тип операции|^вид операции|направлени|^тип$|^операция$/],
  ['sum', /сумма|amount/],
  ['date', /дата|date/],
  ['name', /^(?!.*(получател|банк|бик|кпп)).*(контрагент|плательщик|корреспондент|отправител|наименовани|payer)/],
]

const columnOf = (heading: string): Column | null => {
  const text = oneLine(heading).toLowerCase()
  if (text === '' || text.length > 60) return null
  return WORDS.find(([, word]) => word.test(text))?.[0] ?? null
}

type Head = { at: number; places: Partial<Record<Column, number>> }

function headIn(rows: readonly SheetRow[]): Head | null {
  for (const [at, { cells }] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const places: Partial<Record<Column, number>> = {}
    for (const [place, cell] of cells.entries()) {
      const column = columnOf(String(cell ?? ''))
      if (column && places[column] === undefined) places[column] = place
    }
    if (places.date !== undefined && places.purpose !== undefined && (places.credit ?? places.sum) !== undefined) return { at, places }
  }
  return null
}

const isOutWord = (text: string): boolean => /дебет|списан|расход|исход|debit|^d$|^дт/i.test(text)

/** A table of a bank, whatever its order of columns; null when no row names a date, a sum and a purpose. */
export function readBankTable(text: string): ReadStatement | null {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (const delimiter of [';', '\t', ',', '|']) {
    const rows = splitCells(plain, { delimiter, mostRows: MOST_ROWS })
    const head = headIn(rows)
    if (head) return readRows(rows.slice(head.at + 1), head.places)
  }
  return null
}

function readRows(rows: readonly SheetRow[], places: Head['places']): ReadStatement {
  const read: ReadStatement = { documents: [], outgoing: 0, refused: [] }
  for (const { row, cells } of rows) {
    const of = (column: Column) => oneLine(String(cells[places[column] ?? -1] ?? ''))
    const date = readDay(of('date'))
    const debit = readKopecks(of('debit')) ?? 0
    const came = readKopecks(places.credit === undefined ? of('sum') : of('credit')) ?? 0
    // Totals below the table have neither a day nor a purpose.
    if (date === null && (of('purpose') === '' || came === 0)) continue
    if (came < 0 || (came === 0 && debit !== 0) || isOutWord(of('kind'))) read.outgoing += 1
    else if (came === 0) read.refused.push({ row, text: cells.join(' ').slice(0, 120), problem: 'no-sum' })
    else if (date === null) read.refused.push({ row, text: cells.join(' ').slice(0, 120), problem: 'no-date' })
    else
      read.documents.push({
        number: of('number'),
        date,
        receivedOn: date,
        sum: came,
        account: /^\d{20}$/.test(of('account')) ? of('account') : '',
        payerAccount: /^\d{20}$/.test(of('payerAccount')) ? of('payerAccount') : '',
        payerName: of('name'),
        payerInn: /\d{12}|\d{10}/.exec(of('inn'))?.[0] ?? '',
        purpose: of('purpose'),
      })
  }
  return read
}
