import { hashOf } from './exact-hash.ts'
import type { Plan } from './query-plan.ts'
import type { Scratch } from './scratch.ts'
import type { Segment } from './segment.ts'

/** Stands above every sum of weights: the article somebody typed comes first. */
const EXACT_BONUS = 100_000_000

/**
 * Documents that fit at least `need` groups of the plan, with their scores in `scratch.scores`.
 * Within a group the first alternative that is there counts.
 */
export function matchText(segment: Segment, plan: Plan, scratch: Scratch): Uint32Array {
  const { scores, seen, lastGroup, touched } = scratch
  const isStrict = plan.need === plan.groups.length
  const groups = plan.groups
    .map((group) => ({
      rarity: group.rarity,
      alternatives: group.alternatives
        .map(({ term, weight }) => ({ index: segment.terms.find(term), weight }))
        .filter(({ index }) => index >= 0),
    }))
    .map((group) => ({ ...group, size: group.alternatives.reduce((sum, { index }) => sum + sizeOf(segment, index), 0) }))
    .sort((a, b) => a.size - b.size)
  if (groups.length === 0 || (isStrict && groups[0]?.size === 0)) return touched.subarray(0, 0)

  let count = 0
  groups.forEach(({ alternatives, rarity }, g) => {
    for (const { index, weight } of alternatives) {
      const end = segment.postingOffsets[index + 1] as number
      for (let at = segment.postingOffsets[index] as number; at < end; at++) {
        const doc = segment.postings[at] as number
        if (lastGroup[doc] === g + 1) continue
        if (seen[doc] === 0) {
          // Strictly, a document that missed the first group is out.
          if (isStrict && g > 0) continue
          touched[count++] = doc
        } else if (isStrict && seen[doc] !== g) continue
        lastGroup[doc] = g + 1
        seen[doc]!++
        scores[doc]! += (segment.impacts[at] as number) * weight * rarity
      }
    }
  })

  const exact = hashOf(plan.exact)
  let kept = 0
  for (let i = 0; i < count; i++) {
    const doc = touched[i] as number
    const isEnough = (seen[doc] as number) >= plan.need && segment.isDeleted[doc] === 0
    // Missing words weigh more than anything found.
    if (isEnough && !isStrict) scores[doc]! += (seen[doc] as number) * 1_000_000
    if (isEnough && (segment.exactHashes[2 * doc] === exact || segment.exactHashes[2 * doc + 1] === exact)) scores[doc]! += EXACT_BONUS
    seen[doc] = 0
    lastGroup[doc] = 0
    if (isEnough) touched[kept++] = doc
    else scores[doc] = 0
  }
  return touched.subarray(0, kept)
}

const sizeOf = (segment: Segment, term: number) => (segment.postingOffsets[term + 1] as number) - (segment.postingOffsets[term] as number)
