import { type ReadAmount, readAmountAndUnit } from './read-amount.rules.ts'
import { UNIT } from './units.rules.ts'

/** One reading of a row: what names the product, and an amount; the first that names a product counts. */
export type Reading = { code: string; amount: ReadAmount; unit?: string }

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const GROUPED = String.raw`\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?`
/** A dash with room before it, a semicolon, a sign of times, a comma or a colon with room behind it. */
const MARK = String.raw`\s*[;|]\s*|\s*[—–]\s*|\s+-\s*|\s*[:=,]\s+|\s+[xх×*]\s*`
/** Pieces and packs: what is counted, not measured. */
const COUNT = String.raw`(?:шт(?:ук[аи]?)?|компл(?:ект(?:а|ов)?)?|к-т|уп(?:ак(?:ов(?:к[аи]|ок)?)?)?|pcs|dona)`
const PACKED = String.raw`(?:\s*,?\s*по\s\d+\s?(?:шт|м)?\.?\s?(?:в|на|/)\s?\p{L}+\.?)?`

const at = (pattern: string) => new RegExp(pattern, 'iu')
const tails = [GROUPED, NUMBER].map((number) => at(`^(.+?)(${MARK}|\\s+)(${number}\\s*(${UNIT})?${PACKED})$`))
const BRACKETS = at(`^(.+?)()\\s*\\((${NUMBER}\\s*(${COUNT}))\\.?\\)$`)
const NAMED_TAIL = at(
  String.raw`^(.+?)[\s,;(]+(?:в\s)?(?:кол(?:-?во|ичеств[оае]|\.)|к-во|qty)[:.]?\s*[—–-]?\s*(${NUMBER}\s*(${UNIT})?)\)?$`,
)
const front = at(`^(${GROUPED}|${NUMBER})\\s*(${UNIT})\\s+(?:[—–-]\\s*)?(.*\\p{L}.*)$`)
/** «5 х автомат»: the gap behind the sign tells it from 3х2,5. */
const FRONT_TIMES = at(String.raw`^(?:(\d+)\s?[xх×*]|[xх×*]\s?(\d+))\s+(.*\p{L}.*)$`)
const MIDDLE = at(String.raw`^(.+?)[\s,;—–-]+(${NUMBER}\s*${COUNT})\.?(?=[\s,;])(?!\s*(?:/|в\s|по\s)\s*(?:уп|кор|пач))[\s,;]+(.*\p{L}.*)$`)

const IS_COUNT = at(`^${COUNT}\\.?$`)
/** «уп. 100 шт», «по 10 шт»: the size of a pack. */
const PACK_BEFORE = /(?:^|[\s(,])(?:уп(?:ак(?:овка)?)?|по|кратно|бухта|длин(?:а|ой)|l|на)\.?\s*[=:—–-]?$/iu
/** A number behind these words describes the product: IP 44, С 16, на 12, М 8. */
const FEATURE_BEFORE =
  /(?:^|[\s(])(?:ip|ik|на|до|от|из|для|тип[а]?|сери[ия]|класс|кат|cat|гост|ту|ном|номинал|[a-zа-я]|диам|№|ral|дн|dn|ду)\.?[=:]?$/iu
const ENDS_IN_NUMBER = /(?:^|[\s(])\d+(?:[.,]\d+)?$/

type Candidate = { rank: number; code: string; amount: string }
const WHOLE_RANK = 8
const WEAK_RANK = 9
/** More pieces than this in brackets are the content of a pack rather than an amount. */
const MOST_IN_BRACKETS = 20

function rankOfTail({ code, mark, amount, unit }: { code: string; mark: string; amount: string; unit: string | undefined }): number | null {
  const isTimes = /[xх×*]/i.test(mark)
  if (isTimes && ENDS_IN_NUMBER.test(code)) return null
  if (PACK_BEFORE.test(code)) return WEAK_RANK
  if (unit) return IS_COUNT.test(unit) ? 0 : 3
  if (mark.trim() !== '') return 6
  return /[.,]\d/.test(amount) && !/\s/.test(amount.trim()) ? WEAK_RANK : FEATURE_BEFORE.test(code) ? WEAK_RANK : 7
}

function tailCandidates(plain: string): Candidate[] {
  return tails.flatMap((tail) => {
    const [, code, mark = '', amount, unit] = tail.exec(plain) ?? []
    if (!code || !amount) return []
    const rank = rankOfTail({ code, mark, amount, unit })
    return rank === null ? [] : [{ rank, code, amount }]
  })
}

function otherCandidates(plain: string): Candidate[] {
  const candidates: Candidate[] = []
  const add = (rank: number, code: string | undefined, amount: string | undefined) => {
    if (code && amount) candidates.push({ rank, code, amount })
  }
  const [, named, namedAmount] = NAMED_TAIL.exec(plain) ?? []
  add(-1, named, namedAmount)
  const [, number, unit, rest] = front.exec(plain) ?? []
  if (number && unit) add(IS_COUNT.test(unit) ? 1 : 4, rest, `${number} ${unit}`)
  const [, before, after, multiplied] = FRONT_TIMES.exec(plain) ?? []
  add(1, multiplied, before ?? after)
  const [, bracketed, , inside = ''] = BRACKETS.exec(plain) ?? []
  add(Number.parseFloat(inside) <= MOST_IN_BRACKETS ? 2 : WEAK_RANK, bracketed, inside)
  const [, left = '', middle, right] = MIDDLE.exec(plain) ?? []
  if (!PACK_BEFORE.test(left)) add(2, `${left} ${right}`, middle)
  return candidates
}

const MEASURE = String.raw`(?:мм|см|м|кв|а|в|ва|вт|квт|ква|ка|ма|л|кг|г|%|°|"|дюйм|полюс|жил|мод|мест|пост|клав)`
const NUMBERING = [
  /^(?:[-–—*+]\s+|[•·▪●○◦✓✔➤►]\s*)(?=\S)/u,
  /^(?:№\s*)?\d{1,3}\)\s*(?=\S)/u,
  /^(?:№\s*)?\d{1,3}\.\s*(?=[^\d\s])/u,
  at(`^\\d{1,2}(?:\\.\\d{1,3}){1,3}[.)]?\\s+(?=\\p{L}{2})(?!${MEASURE}(?![\\p{L}]))`),
]

/** The line without the bullets and numbers in front of it. */
export const withoutNumbering = (line: string): string => NUMBERING.reduce((rest, pattern) => rest.replace(pattern, ''), line)

const withoutEnd = (code: string): string => code.replace(/(?:[;,:]|\s[-–—=])+$/u, '').trim()

/** Possible readings of a typed line, likelier first; among them a code without an amount. */
export function readingsOfLine(line: string): Reading[] {
  const whole = line.replace(/\s+/g, ' ').trim()
  const plain = withoutNumbering(whole)
  const candidates = [...tailCandidates(plain), ...otherCandidates(plain)].toSorted((a, b) => a.rank - b.rank)
  const readings: Reading[] = []
  const add = (reading: Reading) => {
    if (!readings.some(({ code }) => code === reading.code)) readings.push(reading)
  }
  const addAll = (some: readonly Candidate[]) => {
    for (const candidate of some) {
      const { amount, unit } = readAmountAndUnit(candidate.amount)
      add({ code: withoutEnd(candidate.code), amount, ...(unit && { unit }) })
    }
  }
  addAll(candidates.filter(({ rank }) => rank < WHOLE_RANK))
  add({ code: plain.replace(/[;,]$/, ''), amount: { kind: 'missing' } })
  addAll(candidates.filter(({ rank }) => rank > WHOLE_RANK))
  if (plain !== whole) add({ code: whole, amount: { kind: 'missing' } })
  return readings
}
