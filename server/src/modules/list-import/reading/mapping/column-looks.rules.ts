import type { SheetRow } from '#platform/spreadsheets/sheet-row'
import { readAmountCell } from '../read-amount.rules.ts'
import { isUnit } from '../units.rules.ts'
import { textOf } from './cells.rules.ts'

/** Looks of the cells of a column; shares of the filled ones. */
export type ColumnLook = {
  column: number
  /** Of all rows. */
  filled: number
  amounts: number
  whole: number
  units: number
  codes: number
  words: number
  /** Letters of a cell on the average. */
  length: number
  isNumbering: boolean
}

/** One chain with a digit in it: an article, not a size, a current or a number of pieces. */
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d\-_./+()#*]{2,39}$/u
const FEATURE = /^(?:\d+[xх×*]\d+([.,]\d+)?|\d+([.,]\d+)?(а|a|в|v|вт|w|квт|ка|мм|мм2|м|шт|к|k|ip|п|p|р)?|ip\d\d)$/iu

const isCode = (text: string): boolean => (CODE.test(text) && !FEATURE.test(text)) || /^\d{5,14}$/.test(text)
const wordsIn = (text: string): number => text.match(/\p{L}{3,}/gu)?.length ?? 0

/** 1, 2, 3, perhaps from one again in the next group; 1.1, 1.2 and «QF1» name rows as well. */
function isNumbering(texts: readonly string[]): boolean {
  if (texts.length < 2) return false
  const numbers = texts.map((text) =>
    /^\d{1,3}(\.\d{1,3})*[.)]?$/.test(text) ? Number(text.replace(/[.)]$/, '').split('.').at(-1)) : null,
  )
  if (numbers.some((number) => number === null)) return false
  const following = numbers.filter((number, at) => number === 1 || number === (numbers[at - 1] ?? Number.NaN) + 1)
  return following.length >= texts.length * 0.9
}

export function lookOf(rows: readonly SheetRow[], column: number): ColumnLook {
  const cells = rows.map(({ cells: all }) => all[column] ?? null)
  const texts = cells.map(textOf).filter(Boolean)
  const share = (isSo: (text: string) => boolean) => (texts.length === 0 ? 0 : texts.filter(isSo).length / texts.length)
  const isAmount = (text: string) => ['read', 'doubtful'].includes(readAmountCell(text).kind)
  return {
    column,
    filled: rows.length === 0 ? 0 : texts.length / rows.length,
    amounts: share((text) => isAmount(text) && !/^\d{7,}$/.test(text)),
    whole: share((text) => /^\d+$/.test(text)),
    units: share(isUnit),
    codes: share(isCode),
    words: share((text) => wordsIn(text) >= 2 || (wordsIn(text) === 1 && /\s/.test(text))),
    length: texts.length === 0 ? 0 : texts.reduce((sum, text) => sum + text.length, 0) / texts.length,
    isNumbering: isNumbering(texts),
  }
}
