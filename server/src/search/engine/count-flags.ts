import type { Outline } from './outline.ts'
import { placeFrom } from './postings.ts'
import type { Runs } from './runs.ts'
import { BLOCK, type Segment } from './segment.ts'

const byName = ({ meta, flags }: Segment, countOf: (flag: Uint8Array, place: number) => number): Record<string, number> =>
  Object.fromEntries(meta.schema.flags.map((name, place) => [name, countOf(flags[place] as Uint8Array, place)]))

/** How many of these documents have each flag. */
export const countFlags = (segment: Segment, docs: Uint32Array): Record<string, number> => byName(segment, (flag) => countIn(flag, docs))

/** The same of documents in ascending order, most of all there are: those with a flag are fewer, and are looked up. */
export const countFlagsInOrder = (segment: Segment, { flagged }: Outline, docs: Uint32Array): Record<string, number> =>
  byName(segment, (flag, place) => {
    const some = flagged[place] as Uint32Array
    return some.length * MUCH_FEWER < docs.length ? countCommon(some, docs) : countIn(flag, docs)
  })

const MUCH_FEWER = 8

function countCommon(some: Uint32Array, docs: Uint32Array): number {
  let count = 0
  let at = 0
  for (let i = 0; i < some.length && at < docs.length; i++) {
    at = placeFrom(docs, { from: at, end: docs.length }, some[i] as number)
    if (docs[at] === some[i]) count += 1
  }
  return count
}

function countIn(flag: Uint8Array, docs: Uint32Array): number {
  let count = 0
  for (let i = 0; i < docs.length; i++) count += flag[docs[i] as number] as number
  return count
}

/** The same of whole pieces. */
export const countFlagsOfRuns = (segment: Segment, { blockFlags }: Outline, runs: Runs): Record<string, number> =>
  byName(segment, (flag, place) => countInRuns(segment, flag, { blocks: blockFlags[place] as Uint16Array, runs }))

function countInRuns(
  { isDeleted, blockDeleted, meta }: Segment,
  flag: Uint8Array,
  { blocks, runs }: { blocks: Uint16Array; runs: Runs },
): number {
  let count = 0
  for (let piece = 0; piece < runs.count; piece++) {
    const start = runs.starts[piece] as number
    const end = runs.ends[piece] as number
    const block = (start / BLOCK) | 0
    const isWhole = end - start === Math.min(BLOCK, meta.docCount - block * BLOCK)
    if (isWhole && blockDeleted[block] === 0) count += blocks[block] as number
    else for (let doc = start; doc < end; doc++) if (isDeleted[doc] === 0) count += flag[doc] as number
  }
  return count
}
