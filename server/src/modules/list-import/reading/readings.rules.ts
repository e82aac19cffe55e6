import { amountPlaces, type AmountPlace, WHOLE_RANK } from './amount-places.rules.ts'
import { withoutNumbering } from './numbering.rules.ts'
import { COUNT } from './units.rules.ts'
import { type ReadAmount, readAmountAndUnit } from './read-amount.rules.ts'

/** One reading of a row: what names the product, and an amount; the first that names a product counts. */
export type Reading = { code: string; amount: ReadAmount; unit?: string }

const ENDS_IN_AMOUNT = new RegExp(String.raw`^[^()[\]]*(?:(?<![\p{L}\d])${COUNT}|\d\s?${COUNT}|[xх×*]\s?\d{1,5})[^\p{L}()[\]]*$`, 'iu')

/** Whether what the reading leaves of the line can be nothing but an amount: pieces, or a number behind a sign of times. */
export const isAmountClear = ({ code, amount }: Reading, line: string): boolean =>
  amount.kind !== 'missing' && line.startsWith(code) && ENDS_IN_AMOUNT.test(line.slice(code.length))

const withoutEnd = (code: string): string => code.replace(/(?:[;,:|(/]|[-–—=+…~]|\.{2,})+(?:\s*[-–—=,])*$/u, '').trim()

/** Possible readings of a typed line, likelier first; among them a code without an amount. */
export function readingsOfLine(line: string): Reading[] {
  const whole = line.replace(/\s+/g, ' ').trim()
  const plain = withoutNumbering(whole)
  const places = amountPlaces(plain)
  const readings: Reading[] = []
  const add = (reading: Reading) => {
    if (!readings.some(({ code }) => code === reading.code)) readings.push(reading)
  }
  const addAll = (some: readonly AmountPlace[]) => {
    for (const place of some) {
      const { amount, unit } = readAmountAndUnit(place.amount)
      const code = withoutEnd(place.code.replace(/\s+/g, ' ').trim())
      if (code !== '') add({ code, amount, ...(unit && { unit }) })
    }
  }
  addAll(places.filter(({ rank }) => rank < WHOLE_RANK))
  add({ code: plain.replace(/[;,]$/, ''), amount: { kind: 'missing' } })
  addAll(places.filter(({ rank }) => rank > WHOLE_RANK))
  if (plain !== whole) add({ code: whole, amount: { kind: 'missing' } })
  return readings
}
