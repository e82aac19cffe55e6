import type { ImportLine } from '@vitrina/contract/list-import/import-jobs'

/** Colour of a line in the review; each line has one of them. */
export const lineStates = ['matched', 'review', 'unmatched', 'skipped'] as const
export type LineState = (typeof lineStates)[number]

const hasProduct = ({ product, customProduct }: ImportLine) => product !== null || customProduct !== null

/** An amount that can be read in two ways and of which nobody has said which. */
export const isAmountAsked = ({ amount, amountReadings }: ImportLine): boolean => amount === null && amountReadings.length > 0

/** A product that is no longer sold leaves its line without one. */
export function stateOf(line: ImportLine): LineState {
  if (line.isSkipped) return 'skipped'
  if (hasProduct(line)) return isAmountAsked(line) ? 'review' : 'matched'
  return line.status === 'review' ? 'review' : 'unmatched'
}

/** The product Enter takes: the likeliest, on a line that has none yet. */
export const productToAccept = (line: ImportLine): ImportLine['product'] =>
  stateOf(line) === 'review' && !hasProduct(line) ? (line.candidates[0]?.product ?? null) : null

/** Why a line stands as it does; with its product found, what is left to say is the amount. */
export const reasonOf = (line: ImportLine): string =>
  hasProduct(line) && isAmountAsked(line) ? line.problemText || line.reason : line.reason

export const countStates = (lines: readonly ImportLine[]): Record<LineState, number> => {
  const counts = { matched: 0, review: 0, unmatched: 0, skipped: 0 }
  for (const line of lines) counts[stateOf(line)] += 1
  return counts
}

const needsCheck = (line: ImportLine) => ['review', 'unmatched'].includes(stateOf(line))

/** The next line to check after this one, from the top again at the end; null when there is none. */
export function nextToCheck(lines: readonly ImportLine[], position: number): number | null {
  const at = lines.findIndex((line) => line.position === position)
  const round = [...lines.slice(at + 1), ...lines.slice(0, Math.max(0, at))]
  return round.find(needsCheck)?.position ?? null
}

/** The line above or below; the same at either end. */
export function neighbour(lines: readonly ImportLine[], position: number, step: 1 | -1): number {
  const at = lines.findIndex((line) => line.position === position)
  return lines[Math.min(Math.max(at + step, 0), lines.length - 1)]?.position ?? position
}

type Product = NonNullable<ImportLine['product']>

/** A line with the product a person chose, before the server has answered. */
export const withProduct = (product: Product): Partial<ImportLine> => ({
  product,
  customProduct: null,
  status: 'matched',
  isChosenByPerson: true,
  isSkipped: false,
  confidence: 1,
  reason: '',
})
