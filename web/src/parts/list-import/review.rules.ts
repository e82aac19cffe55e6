import type { ImportLine } from '@vitrina/contract/list-import/import-jobs'

/** What a line looks like to the person who looks through it; each line is in one of them. */
export const lineStates = ['matched', 'review', 'unmatched', 'skipped'] as const
export type LineState = (typeof lineStates)[number]

/** A product that is no longer sold leaves its line without one. */
export function stateOf({ isSkipped, product, customProduct, status }: ImportLine): LineState {
  if (isSkipped) return 'skipped'
  if (product || customProduct) return 'matched'
  return status === 'review' ? 'review' : 'unmatched'
}

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
