import type { Random } from './random.ts'
import type { Statement } from './statement.ts'

const OTHER_NUMBERS = [7, 9, 11, 13, 27, 33, 45, 55, 75, 90, 170, 330, 700, 1400, 3300]
const MEASURED = /^d?\d+(?:А|кА|мА|Вт|кВт|ВА|К| мм|Ач)$|^\d+х[\d,]+/
const distance = (one: number, other: number) => Math.abs(Math.log(one / other))

/** The same line with one number that is near the product's but not its own; null where it has no number to change. */
export function nearMiss(statement: Statement, random: Random): Statement | null {
  const measured = statement.facts.filter(({ fact, text }) => MEASURED.test(fact.text) && /[1-9]/.test(text))
  if (measured.length === 0) return null
  const chosen = random.pick(measured)
  const own = Number(/[1-9]\d*/.exec(chosen.text)?.[0])
  const near = OTHER_NUMBERS.filter((other) => other !== own).toSorted((one, other) => distance(one, own) - distance(other, own))
  const text = chosen.text.replace(/[1-9]\d*/, String(random.pick(near.slice(0, 3))))
  return { ...statement, facts: statement.facts.map((stated) => (stated === chosen ? { ...stated, text } : stated)) }
}
