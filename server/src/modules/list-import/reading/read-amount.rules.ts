import { readAmount, exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { Cell } from '#platform/spreadsheets/sheet-row'
import { THOUSANDS as OF_THOUSANDS, UNIT } from './units.rules.ts'

/** `doubtful`: one and a half or one and a half thousand; a person says which. */
export type ReadAmount =
  | { kind: 'read'; amount: number }
  | { kind: 'doubtful'; amounts: [number, number] }
  | { kind: 'missing' }
  | { kind: 'wrong' }

/** No amount is written longer, and a pattern tried on a novel takes its time. */
const LONGEST_AMOUNT = 60

const PACKED = String.raw`(?:,? ?по \d+ ?(?:шт|м)?\.? ?(?:в|на|/) ?\p{L}+\.?)?`
const IN_WORDS = String.raw`(?: ?\([\p{L} ]*\))?`
/** «12», «х5», «кол-во: 7», «12 шт.», «12 шт. по 2 в уп.», «5 (пять) шт», «1,5 тыс. м». */
const AMOUNT = new RegExp(
  String.raw`^(?:(?:кол(?:-?во|ичеств[оае]|\.)|к-во|qty)[:.]? ?[—–-]? ?)?[xх×*~≈]? ?([\d.,]+(?: \d{3}(?![\d]))*(?:[.,]\d+)?)${IN_WORDS} ?(?:(${OF_THOUSANDS})?(${UNIT}))?${PACKED}${IN_WORDS}$`,
  'iu',
)
/** A mark before exactly three digits may part thousands or decimals; after a zero it parts decimals. */
const DOUBTFUL = /^([1-9]\d{0,2})([.,])(\d{3})$/
const THOUSANDS = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})+$/

export type DecimalMark = '.' | ','

/** 1,234.5 and 1.234,5: the first of two marks parts thousands. */
const oneMark = (text: string): string => {
  const [first] = text.match(/[.,]/) ?? []
  const other = first === '.' ? ',' : '.'
  if (THOUSANDS.test(text)) return text.replace(/[.,]/g, '')
  return first && text.includes(other) && text.indexOf(other) === text.lastIndexOf(other) ? text.replaceAll(first, '') : text
}

const found = (amount: number | null): ReadAmount => (amount !== null && amount > 0 ? { kind: 'read', amount } : { kind: 'wrong' })

function readNumber(text: string, decimalMark: DecimalMark | null): ReadAmount {
  const [, whole = '', mark, decimals = ''] = DOUBTFUL.exec(text) ?? []
  if (mark === undefined || mark === decimalMark) return found(readAmount(oneMark(text)))
  if (decimalMark !== null) return found(Number(whole + decimals))
  return { kind: 'doubtful', amounts: [Number(`${whole}.${decimals}`), Number(whole + decimals)] }
}

/** Of «1.500 тыс. шт» the smaller is meant: nobody counts thousands in thousands. */
const inThousands = (read: ReadAmount): ReadAmount =>
  read.kind === 'read' || read.kind === 'doubtful'
    ? found(exactAmount((read.kind === 'read' ? read.amount : read.amounts[0]) * 1000))
    : read

/** The amount and the unit of a cell: a number of Excel, `1 234,5`, `5 шт`, `12 шт. по 2 в уп.`. */
export function readAmountAndUnit(cell: Cell, decimalMark: DecimalMark | null = null): { amount: ReadAmount; unit: string | null } {
  if (typeof cell === 'number') {
    // Excel keeps 0.1 + 0.2 as it is.
    return { amount: found(exactAmount(cell)), unit: null }
  }
  const text = (cell ?? '').replace(/\s+/g, ' ').trim()
  if (text === '' || /^[-–—.]$/.test(text)) return { amount: { kind: 'missing' }, unit: null }
  const [, number, thousands, unit] = text.length > LONGEST_AMOUNT ? [] : (AMOUNT.exec(text) ?? [])
  if (number === undefined) return { amount: { kind: 'wrong' }, unit: null }
  const amount = readNumber(number.replaceAll(' ', ''), decimalMark)
  return { amount: thousands === undefined ? amount : inThousands(amount), unit: unit ?? null }
}

export const readAmountCell = (cell: Cell, decimalMark: DecimalMark | null = null): ReadAmount =>
  readAmountAndUnit(cell, decimalMark).amount

const LEAST_CELLS = 3

/**
 * The mark that parts decimals in a column of amounts, where its cells tell: a mark before one, two or more than three digits, after a
 * zero or a long number; or three decimals in every cell, as 1C writes them.
 */
export function decimalMarkOf(cells: readonly Cell[]): DecimalMark | null {
  const marked = cells.flatMap((cell) => {
    const [, whole = '', mark, decimals = ''] = /(\d[\d ]*)([.,])(\d+)(?!.*[.,]\d)/.exec(String(cell ?? '')) ?? []
    return typeof cell === 'string' && mark ? [{ whole: whole.replaceAll(' ', ''), mark: mark as DecimalMark, decimals }] : []
  })
  const sure = marked.find(({ whole, decimals }) => decimals.length !== 3 || whole.length > 3 || whole.startsWith('0'))
  if (sure) return sure.mark
  const filled = cells.filter((cell) => cell !== null && String(cell).trim() !== '')
  const [first] = marked
  const isEvery = marked.length >= LEAST_CELLS && marked.length === filled.length && marked.every(({ mark }) => mark === first?.mark)
  return isEvery && first ? first.mark : null
}
