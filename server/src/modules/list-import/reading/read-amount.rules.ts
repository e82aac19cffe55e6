import { readAmount, exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { Cell } from '#platform/spreadsheets/sheet-row'

export type ReadAmount = { kind: 'read'; amount: number } | { kind: 'missing' } | { kind: 'wrong' }

/** No amount is written longer, and a pattern tried on a novel takes its time. */
const LONGEST_AMOUNT = 40
/** «шт», «м.», «уп», «компл», «pcs»: units behind a number. */
const UNIT = /\s*\p{L}{1,6}[.²³]?\s*$/u

/** 1,234.5 and 1.234,5: the first of two marks parts thousands. */
const oneMark = (text: string): string => {
  const [first] = text.match(/[.,]/) ?? []
  const other = first === '.' ? ',' : '.'
  return first && text.includes(other) && text.indexOf(other) === text.lastIndexOf(other) ? text.replaceAll(first, '') : text
}

/** An amount in a cell: a number of Excel, `1 234,5`, `5 шт`. */
export function readAmountCell(cell: Cell): ReadAmount {
  if (typeof cell === 'number') {
    // Excel keeps 0.1 + 0.2 as it is.
    const amount = exactAmount(cell)
    return amount > 0 ? { kind: 'read', amount } : { kind: 'wrong' }
  }
  const text = (cell ?? '').trim()
  if (text === '') return { kind: 'missing' }
  if (text.length > LONGEST_AMOUNT) return { kind: 'wrong' }
  const amount = readAmount(oneMark(text.replace(UNIT, '').trim()))
  return amount !== null && amount > 0 ? { kind: 'read', amount } : { kind: 'wrong' }
}
