import type { MatchReason, MatchStatus } from '@vitrina/contract/list-import/import-jobs'
import { MAX_CANDIDATES } from '@vitrina/contract/list-import/list-import.rules'
import type { Comparison } from './compare-line.ts'
import { type Basis, confidenceAmong, confidenceOf, sharedConfidenceOf } from './confidence.rules.ts'

export type Candidate = { productId: number; confidence: number; reason: MatchReason; basis: Basis }

/** The decision on a line by its words alone, without its codes. */
export type WordDecision = { status: MatchStatus; by: 'features' | 'name' | 'search' | null; candidates: Candidate[]; reason: MatchReason }

/** Worse explained by so much, a product is no equal: a word that had to be taken for a slip, or a number without its unit. */
const CLEARLY_WORSE = 0.1
const LEAST_QUALITY = 0.75
/** So well explained, typing slips and shortened words are few. */
const WELL = 0.93
const LITTLE_LEFT = 0.85
const SOME_LEFT = 0.5

const isFull = (one: Comparison): boolean =>
  one.conflicts.length === 0 && ((one.left.length === 0 && one.quality >= LEAST_QUALITY) || isAllButChatter(one))

const MOST_CHATTER = 2
const MOST_OF_REMARK = 6
const LEAST_EXPLAINED = 0.75

/** Words that goods of the kind do not bear tell nothing apart; an unknown word beside a known brand is no brand. */
const isAllButChatter = (one: Comparison) => {
  const { left, isLeftTelling, isBrandSaid, met, explained, explainedBeforeRemarks } = one
  const isRemark = left.every(({ isAside }) => isAside)
  const [most, share] = isRemark ? [MOST_OF_REMARK, explainedBeforeRemarks] : [MOST_CHATTER, explained]
  if (left.length === 0 || left.length > most || isLeftTelling || share < LEAST_EXPLAINED) return false
  return isBrandSaid || (met.some(({ role }) => role === 'series') && !left.some(mayBeBrand))
}

/** A word in Latin letters or with a capital may name a brand that is not sold here. */
const mayBeBrand = ({ said }: { said: string }) => /[a-z]|^\p{Lu}/iu.test(said) && !/^[а-яё]+$/u.test(said)

/** The same of another brand is nearer than something else of the brand. */
const PENALTIES = { brand: 0.05, series: 0.08, feature: 0.15, kind: 0.3 } as const

const scoreOf = ({ quality, conflicts }: Comparison) => conflicts.reduce((sum, { role }) => sum - PENALTIES[role], quality)

/** The best explained first; of equals those whose names say least besides. */
export const inOrder = (compared: readonly Comparison[]): Comparison[] =>
  compared.toSorted(
    (a, b) =>
      Number(isFull(b)) - Number(isFull(a)) ||
      Math.round((scoreOf(b) - scoreOf(a)) * 50) ||
      a.unsaid - b.unsaid ||
      a.unsaidMakers - b.unsaidMakers ||
      scoreOf(b) - scoreOf(a),
  )

/** Of the products that explain the whole line, those that explain it equally well. */
function equalsOf(full: readonly Comparison[]): readonly Comparison[] {
  const [best] = full
  if (!best) return []
  const near = full.filter(({ deficit }) => deficit - best.deficit < CLEARLY_WORSE)
  // A word that nobody explains may be what tells them apart.
  if (best.left.length > 0) return near
  // A name that is said whole is meant, not one that goes on.
  for (const isWhole of [saidWhole, saidButMaker]) {
    const whole = near.filter(isWhole)
    if (whole.length > 0) return whole
  }
  const saidMakers = near.filter(saidMaker)
  return plainOf(saidMakers.length > 0 ? saidMakers : near)
}

/** Of one maker's goods the plain one is meant: what all of them have is not worth saying. */
function plainOf(near: readonly Comparison[]): readonly Comparison[] {
  const [first] = near
  if (!first || near.some(({ maker }) => maker !== first.maker)) return near
  // Pieces or packs of pieces: an amount means another order of each.
  if (near.some(({ isPackUnsaid }) => isPackUnsaid)) return near
  const common = first.unsaidTerms.filter((term) => near.every(({ unsaidTerms }) => unsaidTerms.includes(term)))
  const plain = near.filter(({ unsaidTerms }) => unsaidTerms.every((term) => common.includes(term)))
  return plain.length > 0 ? plain : near
}

const saidWhole = ({ unsaid, unsaidMakers }: Comparison) => unsaid === 0 && unsaidMakers === 0
const saidMaker = ({ unsaidMakers }: Comparison) => unsaidMakers === 0
const saidButMaker = ({ unsaid }: Comparison) => unsaid === 0

function basisOfOne(best: Comparison, full: readonly Comparison[]): Basis {
  if (best.left.length > 0) return 'all-but-chatter'
  if (best.unsaid === 0) return best.unsaidMakers === 0 ? 'whole-name' : 'name-but-maker'
  if (full.length > 1) return 'clearly-best'
  return best.quality >= WELL ? 'only-one' : 'only-one-loosely'
}

/** A word that some product explains is no chatter where another leaves it. */
function withTellingWords(compared: readonly Comparison[]): Comparison[] {
  const counts = new Map<string, number>()
  for (const { left } of compared) for (const { key } of left) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isTelling = ({ key }: { key: string }) => (counts.get(key) ?? 0) < compared.length
  return compared.map((one) => ({ ...one, isLeftTelling: one.isLeftTelling || one.left.some(isTelling) }))
}

export type DescribeDifference = (ids: readonly number[]) => string

/** Of the goods that were looked at, the one that is meant, or those a person has to choose from. */
export function decideByWords(compared: readonly Comparison[], differenceOf: DescribeDifference): WordDecision {
  const ordered = inOrder(withTellingWords(compared))
  const [best] = ordered
  if (!best) return { status: 'unmatched', by: null, candidates: [], reason: { code: 'nothing', params: {} } }
  const full = ordered.filter(isFull)
  const equals = equalsOf(full)
  const others = ordered.filter((one) => !equals.includes(one)).map(candidateInPart)
  if (equals.length === 1) {
    const [only] = equals as readonly [Comparison]
    const basis = basisOfOne(only, full)
    const reason = reasonOfOne(only)
    const by = basis === 'whole-name' || basis === 'name-but-maker' ? 'name' : 'features'
    const own: Candidate = { productId: only.id, confidence: confidenceOf(basis), basis, reason }
    return { status: 'matched', by, reason, candidates: [own, ...others].slice(0, MAX_CANDIDATES) }
  }
  if (equals.length > 1) {
    const difference = differenceOf(equals.map(({ id }) => id))
    const reason: MatchReason = difference
      ? { code: 'several-differ', params: { count: equals.length, difference } }
      : { code: 'several', params: { count: equals.length } }
    const own = equals.map(
      (one, place): Candidate => ({
        productId: one.id,
        confidence: confidenceAmong(equals.length, place),
        basis: 'only-one',
        reason: reasonOfOne(one),
      }),
    )
    return { status: 'review', by: 'features', reason, candidates: [...own, ...others].slice(0, MAX_CANDIDATES) }
  }
  const [first, next] = others as [Candidate, Candidate | undefined]
  const isAhead = first.basis !== next?.basis
  const own = { ...first, confidence: isAhead ? confidenceOf(first.basis) : sharedConfidenceOf(first.basis) }
  const candidates = [own, ...others.slice(1, MAX_CANDIDATES)]
  // A scrap of the line in common is no find: the guesses stay, the line counts as not found.
  if (first.basis === 'few-words') return { status: 'unmatched', by: null, reason: first.reason, candidates }
  return { status: 'review', by: 'search', reason: first.reason, candidates }
}

const labels = (parts: Comparison['met']) => [...new Set(parts.map(({ label }) => label).filter(Boolean))].join(', ')

function reasonOfOne({ met, unsaid, unsaidMakers }: Comparison): MatchReason {
  if (unsaid === 0 && unsaidMakers === 0) return { code: 'same-name', params: {} }
  const matched = labels(met)
  if (!matched) return { code: 'same-words', params: {} }
  const hasBrand = met.some(({ role }) => role === 'brand' || role === 'series') || unsaidMakers === 0
  return { code: hasBrand ? 'same-features' : 'same-features-any-brand', params: { features: matched } }
}

/** A product that is like the line, and what keeps it from being the one. */
function candidateInPart(one: Comparison): Candidate {
  const basis = basisInPart(one)
  return { productId: one.id, confidence: sharedConfidenceOf(basis), basis, reason: reasonInPart(one) }
}

function basisInPart(one: Comparison): Basis {
  if (one.isOtherBrand) return 'other-brand'
  if (one.conflicts.length > 0) return 'all-but-a-feature'
  if (one.explained >= LITTLE_LEFT) return 'all-but-little'
  return one.explained >= SOME_LEFT ? 'some-words' : 'few-words'
}

function reasonInPart(one: Comparison): MatchReason {
  const { conflicts, left, isOtherBrand } = one
  if (isOtherBrand) return { code: 'other-brand', params: { brand: labels(conflicts.filter(({ role }) => role === 'brand')) } }
  if (conflicts.length > 0) return { code: 'differs', params: { features: labels(conflicts) } }
  if (left.length > 0) return { code: 'words-left', params: { words: left.map(({ said }) => said).join(', ') } }
  return reasonOfOne(one)
}
