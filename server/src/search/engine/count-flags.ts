import type { Outline } from './outline.ts'
import type { Runs } from './runs.ts'
import { BLOCK, type Segment } from './segment.ts'

const byName = ({ meta, flags }: Segment, countOf: (flag: Uint8Array, place: number) => number): Record<string, number> =>
  Object.fromEntries(meta.schema.flags.map((name, place) => [name, countOf(flags[place] as Uint8Array, place)]))

/** How many of these documents have each flag. */
export const countFlags = (segment: Segment, docs: Uint32Array): Record<string, number> => byName(segment, (flag) => countIn(flag, docs))

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
