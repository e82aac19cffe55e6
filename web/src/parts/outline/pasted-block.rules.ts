import { MAX_AMOUNT, readAmount } from '@vitrina/contract/quantity/quantity.rules'

/** Cells as Excel and other tables put them on the clipboard: tabs between them, quotes around those with line breaks. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at] ?? ''
    if (isQuoted) {
      if (char === '"' && source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else if (char === '"') isQuoted = false
      else cell += char
    } else if (char === '"' && cell === '' && hasClosingQuote(source, at)) isQuoted = true
    else if (char === '\t' || char === '\n') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (char === '\n') rows.push([])
    } else cell += char
  }
  rows.at(-1)?.push(cell)
  return rows.map((row) => row.map((one) => one.replace(/\s+/g, ' ').trim())).filter((row) => row.some(Boolean))
}

/** A quote that ends where a cell ends; inches of a pipe («1/2"») are no quotes of a cell. */
const hasClosingQuote = (source: string, at: number) => /^"(?:[^"]|"")*"(?=[\t\n]|$)/.test(source.slice(at))

export const UNIT =
  /^(шт|штук[аи]?|м|метр(?:а|ов)?|пог\.? ?м|км|уп|упак|компл|комплект|к-т|кг|т|л|рул|бухта|пара?|м2|м²|pcs?|m|kg|dona)\.?$/i
const AMOUNT_WITH_UNIT = /^(\d[\d\s]*(?:[.,]\d{1,3})?)\s*([^\d\s].*)$/
/** An amount that a line may have; null: none of these. */
export const validAmount = (text: string): number | null => {
  const amount = readAmount(text)
  return amount !== null && amount > 0 && amount <= MAX_AMOUNT ? amount : null
}

/** «12», «12 шт.»: the amount and, where written, its unit. */
export function readAmountCell(text: string): { amount: number; unit: string } | null {
  const plain = validAmount(text)
  if (plain !== null) return { amount: plain, unit: '' }
  const [, figures = '', unit = ''] = AMOUNT_WITH_UNIT.exec(text) ?? []
  const amount = UNIT.test(unit) ? validAmount(figures) : null
  return amount === null ? null : { amount, unit }
}
