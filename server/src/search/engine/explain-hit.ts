import { CODE } from './impacts.ts'
import { placeOf } from './postings.ts'
import { type Group, type Plan, PREFIX } from './query-plan.groups.ts'
import { EXACT_BONUS, WORD_BONUS } from './rank.ts'
import type { Ranker } from './ranker.ts'
import type { Explained, SearchRequest } from './search-types.ts'
import type { Segment } from './segment.ts'
import type { ViewerPrices } from './viewer-price.ts'

/** Points of a group in a document, by the first alternative that is there; null when none is. */
function pointsOf({ terms, postings, postingOffsets, impacts }: Segment, group: Group, doc: number): Explained['words'][number] | null {
  const { from, alternatives, rarity, isOfCodes, begins } = group
  const impactOf = (index: number) => {
    const place = placeOf(postings, { start: postingOffsets[index] as number, end: postingOffsets[index + 1] as number }, doc)
    const impact = place < 0 ? 0 : (impacts[place] as number)
    return isOfCodes && impact < CODE ? 0 : impact
  }
  for (const { term, weight } of alternatives) {
    const index = terms.find(term)
    const impact = index < 0 ? 0 : impactOf(index)
    if (impact > 0) return { from, term, points: impact * weight * rarity }
  }
  if (!begins) return null
  const [first, end] = terms.prefixRange(begins)
  for (let index = first; index < end; index++) {
    const impact = impactOf(index)
    if (impact > 0) return { from, term: terms.term(index), points: impact * PREFIX * rarity }
  }
  return null
}

type HitContext = { request: SearchRequest; prices: ViewerPrices; ranker: Ranker; plan: Plan | null }

/** The parts of a hit's key, taken apart again. */
export function explainHit(segment: Segment, { request, prices, ranker, plan }: HitContext, doc: number): Explained {
  const id = segment.ids[doc] as number
  const { score, lift, ...worth } = ranker.partsOf(doc)
  const { ranking, owned = [] } = request
  const pin = ranking?.wishes?.pins.find((one) => one.id === id)?.position ?? null
  const words = (plan?.groups ?? []).flatMap((group) => pointsOf(segment, group, doc) ?? [])
  const isOwned = owned.includes(id)
  return {
    id,
    pin,
    wish: pin === null ? Math.sign(lift) : 0,
    isOwned,
    isExact: !isOwned && score - sumOf(words) - bonusOf(plan, words.length) >= EXACT_BONUS,
    words,
    missingWords: (plan?.groups.length ?? 0) - words.length,
    ...worth,
    price: ranking?.isPriceHidden ? null : prices.ofDoc(doc) || null,
    score,
    key: ranker.keyOf(doc),
  }
}

const sumOf = (words: Explained['words']) => words.reduce((sum, { points }) => sum + points, 0)

/** Where words may be missing, each that is met counts besides its weight. */
const bonusOf = (plan: Plan | null, met: number) => (plan && plan.need < plan.groups.length ? met * WORD_BONUS : 0)
