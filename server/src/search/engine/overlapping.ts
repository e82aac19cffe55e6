import { placeOf } from './postings.ts'
import type { Segment } from './segment.ts'

/** Terms of a text; documents that share the rarest and the most of them are looked for. */
export type OverlapRequest = { terms: string[]; limit: number }

/** Postings read for one text; longer lists only tell apart what the shorter ones brought. */
const MOST_READ = 30_000
/** So many of the best are looked up in the long lists. */
const MOST_REFINED = 400
const MOST_GUESSED = 4
const LEAST_GUESSED = 5
const MOST_LIKE = 6
/** A word that is only like the written one counts less. */
const LIKE = 0.6
const STEPS = 512

type List = { start: number; end: number; weight: number }

/** Working memory of one segment: the sum of each document, and the documents that have any. */
export type OverlapScratch = { sums: Float32Array; touched: Uint32Array }

export const overlapScratchFor = ({ meta }: Segment): OverlapScratch => ({
  sums: new Float32Array(meta.docCount),
  touched: new Uint32Array(meta.docCount),
})

/** Ids of the documents that share most with the text, weighed by rarity; the best first. */
export function overlapping(states: readonly { segment: Segment; scratch: OverlapScratch }[], { terms, limit }: OverlapRequest): number[] {
  return states
    .flatMap(({ segment, scratch }) => best(segment, scratch, listsOf(segment, terms), limit))
    .sort((a, b) => b.sum - a.sum || b.demand - a.demand || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => id)
}

/** The shortest list first: rare terms say most. */
function listsOf(segment: Segment, terms: readonly string[]): List[] {
  const { terms: known, postingOffsets, meta } = segment
  const lists: List[] = []
  let guessed = 0
  const add = (index: number, share: number) => {
    const [start, end] = [postingOffsets[index] as number, postingOffsets[index + 1] as number]
    lists.push({ start, end, weight: share * Math.log2(1 + meta.docCount / Math.max(1, end - start)) })
  }
  for (const term of new Set(terms)) {
    const index = known.find(term)
    if (index >= 0) {
      add(index, 1)
      continue
    }
    if (term.length < LEAST_GUESSED || /\d/.test(term) || guessed === MOST_GUESSED) continue
    guessed += 1
    for (const like of known.similar(term, 1, MOST_LIKE)) add(like.index, LIKE)
  }
  return lists.sort((a, b) => a.end - a.start - (b.end - b.start))
}

function best(segment: Segment, { sums, touched }: OverlapScratch, lists: readonly List[], limit: number) {
  const { postings, isDeleted, ids, demand } = segment
  let [count, read, opened] = [0, 0, 0]
  for (const { start, end, weight } of lists) {
    if (opened > 0 && read + end - start > MOST_READ) break
    const last = Math.min(end, start + MOST_READ)
    for (let at = start; at < last; at++) {
      const doc = postings[at] as number
      if (isDeleted[doc] === 1) continue
      if (sums[doc] === 0) touched[count++] = doc
      sums[doc] = (sums[doc] as number) + weight
    }
    opened += 1
    read += end - start
  }
  const bySum = (a: number, b: number) => (sums[b] as number) - (sums[a] as number) || (demand[0]?.[b] ?? 0) - (demand[0]?.[a] ?? 0)
  const refined = highest(touched.subarray(0, count), sums, opened < lists.length ? MOST_REFINED : limit)
  for (const list of lists.slice(opened))
    for (const doc of refined) if (placeOf(postings, list, doc) >= 0) sums[doc] = (sums[doc] as number) + list.weight
  const found = refined
    .sort(bySum)
    .slice(0, limit)
    .map((doc) => ({ id: ids[doc] as number, sum: sums[doc] as number, demand: demand[0]?.[doc] ?? 0 }))
  for (let at = 0; at < count; at++) sums[touched[at] as number] = 0
  return found
}

/** Documents with the highest sums, told apart in steps: sorting them all would take longer than finding them. */
function highest(docs: Uint32Array, sums: Float32Array, most: number): number[] {
  if (docs.length <= most) return [...docs]
  let top = 0
  for (const doc of docs) if ((sums[doc] as number) > top) top = sums[doc] as number
  const stepOf = (doc: number) => Math.floor(((sums[doc] as number) / top) * (STEPS - 1))
  const counts = new Uint32Array(STEPS)
  for (const doc of docs) counts[stepOf(doc)] = (counts[stepOf(doc)] as number) + 1
  let [least, above] = [STEPS, 0]
  while (least > 0 && above + (counts[least - 1] as number) <= most) above += counts[--least] as number
  const found: number[] = []
  let room = most - above
  for (const doc of docs) {
    const step = stepOf(doc)
    if (step >= least || (step === least - 1 && room-- > 0)) found.push(doc)
  }
  return found
}
