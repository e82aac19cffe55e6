import { readAmountCell } from './read-amount.rules.ts'
import type { Reading } from './read-rows.ts'

const UNIT = String.raw`(?:\s*\p{L}{1,6}\.?)?`
const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const GROUPED = String.raw`\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?`
/** A dash with room before it, a semicolon, a sign of times, a tab, or mere space. */
const BETWEEN = String.raw`(?:\s*[;|]\s*|\s*[—–]\s*|\s+-\s*|\s+[xх×*]\s*|\s+)`

const endsIn = (number: string) => new RegExp(`^(.+?)${BETWEEN}(${number}${UNIT})$`, 'u')
const endings = [endsIn(GROUPED), endsIn(NUMBER)]

/** Possible readings of a typed line, likelier first; last, a code without an amount. */
export function readingsOfLine(line: string): Reading[] {
  const plain = line.replace(/\s+/g, ' ').trim()
  const readings: Reading[] = []
  for (const ending of endings) {
    const [, code, amount] = plain.match(ending) ?? []
    const read = amount === undefined ? null : readAmountCell(amount)
    if (code && read && !readings.some((known) => known.code === code)) readings.push({ code: code.replace(/[;,:]$/, ''), amount: read })
  }
  return [...readings, { code: plain.replace(/[;,]$/, ''), amount: { kind: 'missing' } }]
}
