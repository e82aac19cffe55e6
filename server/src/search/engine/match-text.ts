import { hashOf } from './exact-hash.ts'
import { compactOf } from './normalise/tokenise.ts'
import { CODE } from './impacts.ts'
import { placeFrom } from './postings.ts'
import { type Plan, PREFIX } from './query-plan.groups.ts'
import { EXACT_BONUS, ownedScore, WORD_BONUS } from './rank.ts'
import type { Scratch } from './scratch.ts'
import { docOf, type Segment } from './segment.ts'

/** A list so much longer than the looked-up one is searched, not read. */
const MUCH_LONGER = 8

/** Postings of one term, and the weight of each besides its impact. */
type List = { start: number; end: number; worth: number }
/** `leastImpact`: postings of a lower weight do not count. */
type Lists = { lists: List[]; size: number; leastImpact: number }

/**
 * Documents that fit at least `need` groups of the plan, with their scores in `scratch.scores`.
 * Within a group the first alternative that is there counts.
 */
export function matchText(segment: Segment, plan: Plan, scratch: Scratch): Uint32Array {
  const { scores, touched } = scratch
  const groups = plan.groups.map((group) => listsOf(segment, group)).sort((a, b) => a.size - b.size)
  const spare = groups.length - plan.need
  if (groups.length === 0 || (spare === 0 && groups[0]?.size === 0)) return touched.subarray(0, 0)

  const matchedCount = spare === 0 ? matchAll(segment, scratch, groups) : matchMost(segment, scratch, groups, plan.need)
  for (const doc of spelledExactly(segment, plan.exact)) if (scores[doc] !== 0) scores[doc]! += EXACT_BONUS
  return touched.subarray(0, matchedCount)
}

/** Starts with the documents of the first group; each further group keeps those it has as well. */
function matchAll(segment: Segment, scratch: Scratch, [first, ...others]: Lists[]): number {
  const { scores, seen, touched } = scratch
  let count = matchOne(segment, scratch, first)
  if (others.length > 0) for (let i = 0; i < count; i++) seen[touched[i] as number] = 1
  others.forEach(({ lists }, g) => {
    const met = g + 1
    for (const list of lists) {
      if (list.end - list.start > count * MUCH_LONGER) findAll(segment, scratch, { list, met, count })
      else readAll(segment, scratch, { list, met })
    }
    const isLast = met === others.length
    let matchedCount = 0
    for (let i = 0; i < count; i++) {
      const doc = touched[i] as number
      const isMet = seen[doc] === met + 1
      if (!isMet) scores[doc] = 0
      if (!isMet || isLast) seen[doc] = 0
      touched[matchedCount] = doc
      matchedCount += Number(isMet)
    }
    count = matchedCount
  })
  return count
}

/** Any document of one group fits, so a score alone marks it as seen. */
function matchOne({ postings, impacts, isDeleted, counters }: Segment, { scores, touched }: Scratch, group: Lists | undefined): number {
  const hasDeleted = counters[0] !== 0
  const leastImpact = group?.leastImpact ?? 0
  let count = 0
  for (const { start, end, worth } of group?.lists ?? []) {
    for (let at = start; at < end; at++) {
      const doc = postings[at] as number
      const impact = impacts[at] as number
      if (scores[doc] !== 0 || impact < leastImpact || (hasDeleted && isDeleted[doc] === 1)) continue
      scores[doc] = impact * worth
      touched[count++] = doc
    }
  }
  return count
}

/** Some of the groups may be missing. */
function matchMost(segment: Segment, scratch: Scratch, groups: Lists[], need: number): number {
  const { scores, seen, lastGroup, touched } = scratch
  const spare = groups.length - need
  let count = 0
  groups.forEach(({ lists }, g) => {
    // A document that fits has one of the first groups, as only the spare ones may be missing: later ones add no new documents.
    const isOpen = g <= spare
    for (const list of lists) {
      if (!isOpen && list.end - list.start > count * MUCH_LONGER) lookUp(segment, scratch, { list, g, count })
      else count = readThrough(segment, scratch, { list, g, count, isOpen })
    }
    if (isOpen) return
    let matchedCount = 0
    for (let i = 0; i < count; i++) {
      const doc = touched[i] as number
      if ((seen[doc] as number) + spare > g) touched[matchedCount++] = doc
      else {
        seen[doc] = 0
        lastGroup[doc] = 0
        scores[doc] = 0
      }
    }
    count = matchedCount
  })

  let matchedCount = 0
  for (let i = 0; i < count; i++) {
    const doc = touched[i] as number
    const isEnough = (seen[doc] as number) >= need && segment.isDeleted[doc] === 0
    if (isEnough && spare > 0) scores[doc]! += (seen[doc] as number) * WORD_BONUS
    seen[doc] = 0
    lastGroup[doc] = 0
    if (isEnough) touched[matchedCount++] = doc
    else scores[doc] = 0
  }
  return matchedCount
}

function listsOf({ terms, postingOffsets }: Segment, { alternatives, rarity, isOfCodes, begins }: Plan['groups'][number]): Lists {
  const lists: List[] = []
  let size = 0
  const add = (from: number, to: number, weight: number) => {
    const start = postingOffsets[from] as number
    const end = postingOffsets[to] as number
    lists.push({ start, end, worth: weight * rarity })
    size += end - start
  }
  for (const { term, weight } of alternatives) {
    const index = terms.find(term)
    if (index >= 0) add(index, index + 1, weight)
  }
  // Terms that begin alike stand together, and so do their postings.
  if (begins) add(...terms.prefixRange(begins), PREFIX)
  return { lists, size, leastImpact: isOfCodes ? CODE : 0 }
}

/** Reads a list and adds its worth to the documents that have met as many groups, but not this one yet. */
function readAll(
  { postings, impacts }: Segment,
  { scores, seen }: Scratch,
  { list: { start, end, worth }, met }: { list: List; met: number },
): void {
  for (let at = start; at < end; at++) {
    const doc = postings[at] as number
    if (seen[doc] !== met) continue
    seen[doc] = met + 1
    scores[doc]! += (impacts[at] as number) * worth
  }
}

/** Reads a list and adds its worth to the documents that are in the running, or brings them in. */
function readThrough(
  { postings, impacts }: Segment,
  { scores, seen, lastGroup, touched }: Scratch,
  { list: { start, end, worth }, g, count, isOpen }: { list: List; g: number; count: number; isOpen: boolean },
): number {
  let known = count
  const group = g + 1
  for (let at = start; at < end; at++) {
    const doc = postings[at] as number
    if (seen[doc] === 0) {
      if (!isOpen) continue
      touched[known++] = doc
    } else if (lastGroup[doc] === group) continue
    lastGroup[doc] = group
    seen[doc]!++
    scores[doc]! += (impacts[at] as number) * worth
  }
  return known
}

/** The same by looking each of them up in a list much longer. */
function findAll(
  { postings, impacts }: Segment,
  { scores, seen, touched }: Scratch,
  { list: { start, end, worth }, met, count }: { list: List; met: number; count: number },
): void {
  let at = start
  let before = 0
  for (let i = 0; i < count; i++) {
    const doc = touched[i] as number
    if (seen[doc] !== met) continue
    // In order as far as one list brought them in; then the next one begins anew.
    at = placeFrom(postings, { from: doc < before ? start : at, end }, doc)
    before = doc
    if (at === end || postings[at] !== doc) continue
    seen[doc] = met + 1
    scores[doc]! += (impacts[at] as number) * worth
  }
}

/** Looks each document in the running up in a long list. */
function lookUp(
  { postings, impacts }: Segment,
  { scores, seen, lastGroup, touched }: Scratch,
  { list: { start, end, worth }, g, count }: { list: List; g: number; count: number },
): void {
  const group = g + 1
  let at = start
  let before = 0
  for (let i = 0; i < count; i++) {
    const doc = touched[i] as number
    if (lastGroup[doc] === group) continue
    at = placeFrom(postings, { from: doc < before ? start : at, end }, doc)
    before = doc
    if (at === end || postings[at] !== doc) continue
    lastGroup[doc] = group
    seen[doc]!++
    scores[doc]! += (impacts[at] as number) * worth
  }
}

/** Documents whose article or maker's code is written just so; all of them have its letters and digits for a term. */
function spelledExactly({ terms, postingOffsets, postings, exactHashes }: Segment, exact: string): number[] {
  const index = terms.find(compactOf(exact))
  if (index < 0) return []
  const hash = hashOf(exact)
  const found: number[] = []
  const end = postingOffsets[index + 1] as number
  for (let at = postingOffsets[index] as number; at < end; at++) {
    const doc = postings[at] as number
    if (exactHashes[2 * doc] === hash || exactHashes[2 * doc + 1] === hash) found.push(doc)
  }
  return found
}

/** Adds products of the viewer's own codes, above everything else. */
export function withOwned(
  segment: Segment,
  { scores, touched }: Scratch,
  { owned, matched }: { owned: number[]; matched: Uint32Array },
): Uint32Array {
  let matchedCount = matched.length
  owned.forEach((id, place) => {
    const doc = docOf(segment, id)
    if (doc < 0 || segment.isDeleted[doc] === 1) return
    if (scores[doc] === 0) touched[matchedCount++] = doc
    scores[doc] = ownedScore(owned.length, place)
  })
  return touched.subarray(0, matchedCount)
}
