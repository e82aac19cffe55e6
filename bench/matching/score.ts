import type { Label, LabelledLine } from './labelled-line.ts'

/** The store's answer to one line, in the form in which it is scored; null: the line was taken for a heading. */
export type Answer = {
  status: 'matched' | 'review' | 'unmatched'
  confidence: number | null
  reason: string
  /** Articles, the one that was taken or is proposed first of all. */
  products: readonly string[]
  amount: number | null
  unit: string | null
} | null

export type Scored = { line: LabelledLine; answer: Answer }

const CANDIDATES = 5

export const articlesOf = (label: Label): readonly string[] =>
  'article' in label ? [label.article] : 'ambiguous' in label ? label.ambiguous : 'analog' in label ? label.analog : []

export const isAccepted = ({ answer }: Scored) => answer?.status === 'matched'
/** Only a line that names one product may be answered without a person. */
export const isRight = ({ line, answer }: Scored) => 'article' in line && answer?.products[0] === line.article
export const isOffered = ({ line, answer }: Scored) => {
  const right = articlesOf(line)
  return (answer?.products ?? []).slice(0, CANDIDATES).some((article) => right.includes(article))
}

const METRES_IN_KM = 1000
/** Without a written amount one piece is as good as none; kilometres may be answered in metres. */
export function isAmountRight({ line, answer }: Scored): boolean {
  if (!answer) return line.amount === null
  if (line.amount === null) return answer.amount === null || answer.amount === 1
  if (line.unit === 'км' && answer.amount === line.amount * METRES_IN_KM) return true
  return answer.amount === line.amount
}

const UNIT_WORDS: Readonly<Record<string, RegExp>> = {
  шт: /^(?:шт|ед|pcs?|pc)/,
  м: /^(?:м|п\.?\s?м|пог)/,
  км: /^(?:км|м)/,
  уп: /^(?:уп|пач)/,
  компл: /^(?:ком|к-?т|наб)/,
}
/** A coil, a drum, a tube: they are shortened to their first letters. */
const SHORTEST_UNIT = 3
export function isUnitRight({ line, answer }: Scored): boolean {
  if (line.unit === null) return true
  const told = answer?.unit?.toLowerCase() ?? ''
  return UNIT_WORDS[line.unit]?.test(told) ?? told.startsWith(line.unit.slice(0, SHORTEST_UNIT))
}

/** How likely the product that is proposed first is the right one: one of several that fit equally is right by chance. */
function rightness({ line, answer }: Scored): number {
  const right = articlesOf(line)
  return answer?.products[0] !== undefined && right.includes(answer.products[0]) ? 1 / right.length : 0
}

const BINS = 10
/** Expected calibration error: the mean distance of the told confidence from the share of right answers, over ten bins. */
export function calibrationError(scored: readonly Scored[]): number | null {
  const told = scored.filter(({ answer }) => answer !== null && answer.confidence !== null && answer.products.length > 0)
  if (told.length === 0) return null
  const bins = Map.groupBy(told, ({ answer }) => Math.min(BINS - 1, Math.floor((answer?.confidence ?? 0) * BINS)))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [...bins.values()].reduce(
    (sum, bin) =>
      sum + (bin.length / told.length) * Math.abs(mean(bin.map(({ answer }) => answer?.confidence ?? 0)) - mean(bin.map(rightness))),
    0,
  )
}

/** Why a line belongs among the worst; null where all is well. */
export function faultOf(scored: Scored): string | null {
  const { line } = scored
  if ('heading' in line) return isAccepted(scored) ? 'heading taken for goods' : null
  if (isAccepted(scored) && !isRight(scored)) return 'article' in line ? 'wrong product taken' : 'taken without asking'
  if (articlesOf(line).length > 0 && !isOffered(scored)) return 'right product not offered'
  return isAmountRight(scored) ? null : 'wrong amount'
}
