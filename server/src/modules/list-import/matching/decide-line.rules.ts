import type { MatchReason, MatchStatus, MatchStep } from '@vitrina/contract/list-import/import-jobs'
import { MAX_CANDIDATES } from '@vitrina/contract/list-import/list-import.rules'
import type { Comparison } from './compare-line.ts'
import { confidenceAmong, confidenceOf } from './confidence.rules.ts'
import { type Candidate, type DescribeDifference, inOrder, type WordDecision } from './decide.rules.ts'
import type { CodeHit } from './find-codes.ts'

export type Decision = { status: MatchStatus; by: MatchStep | null; reason: MatchReason; candidates: Candidate[] }

/** Below it the words beside a code speak of something else. */
const LEAST_AGREEMENT = 0.5

const agrees = ({ conflicts, explained }: Comparison) => conflicts.length === 0 && explained >= LEAST_AGREEMENT

/** Worse explained by half a word, a product is not the one beside whose code the words stand. */
const CLEARLY_WORSE = 0.4

/** Of products with one code those that the words beside it speak of. */
function nearBest(ordered: readonly Comparison[]): Comparison[] {
  const fewest = Math.min(...ordered.map(({ conflicts }) => conflicts.length))
  const fitting = ordered.filter(({ conflicts }) => conflicts.length === fewest)
  const least = Math.min(...fitting.map(({ deficit }) => deficit))
  return fitting.filter(({ deficit }) => deficit - least < CLEARLY_WORSE)
}

const reasonOfCode = ({ by, basis, code }: CodeHit): MatchReason => ({
  code: basis === 'mistaken-code' ? 'mistaken' : by,
  params: { code },
})

/** A code that names one product; `beside`: what the other words of the line say about it, null when there are none. */
export const needsWords = (hit: CodeHit, beside: readonly Comparison[] | null): boolean =>
  hit.ids.length === 1 && beside !== null && !beside.some(agrees)

/** A line with a known code: the other words of the line choose among its products, or contradict it. */
export function decideByCode(
  hit: CodeHit,
  {
    beside,
    byWords,
    differenceOf,
  }: { beside: readonly Comparison[] | null; byWords: WordDecision | null; differenceOf: DescribeDifference },
): Decision {
  const { by, basis, ids } = hit
  const named = (id: number, confidence: number): Candidate => ({ productId: id, confidence, basis, reason: reasonOfCode(hit) })
  const [first] = ids
  if (first !== undefined && ids.length === 1) {
    if (!needsWords(hit, beside))
      return { status: 'matched', by, reason: reasonOfCode(hit), candidates: [named(first, confidenceOf(basis))] }
    const others = (byWords?.candidates ?? []).filter(({ productId }) => productId !== first)
    const own: Candidate = { ...named(first, confidenceOf('code-and-name-differ')), basis: 'code-and-name-differ' }
    return {
      status: 'review',
      by,
      reason: { code: 'code-and-name-differ', params: { code: hit.code } },
      candidates: [own, ...others].slice(0, MAX_CANDIDATES),
    }
  }
  const ordered = beside === null ? null : inOrder(beside)
  const fitting = ordered ? nearBest(ordered) : []
  const [only] = fitting
  if (only && fitting.length === 1)
    return {
      status: 'matched',
      by,
      reason: reasonOfCode(hit),
      candidates: [{ ...named(only.id, confidenceOf('code-of-several')), basis: 'code-of-several' }],
    }
  const equals = fitting.length > 0 ? fitting.map(({ id }) => id) : (ordered?.map(({ id }) => id) ?? ids)
  return {
    status: 'review',
    by,
    reason: { code: 'code-of-several', params: { code: hit.code, count: equals.length, difference: differenceOf(equals) } },
    candidates: equals
      .map((id, place) => named(id, ordered === null ? 1 / equals.length : confidenceAmong(equals.length, place)))
      .slice(0, MAX_CANDIDATES),
  }
}
