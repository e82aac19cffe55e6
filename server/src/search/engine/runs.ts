import type { Conditions } from './conditions.ts'
import type { Scratch } from './scratch.ts'
import { BLOCK, type Segment } from './segment.ts'

/** Documents of kinds that pass, as pieces that stand in one block each. Struck out ones are among them. */
export type Runs = { starts: Uint32Array; ends: Uint32Array; count: number }

export function runsOf({ kindStarts }: Segment, { runStarts, runEnds }: Scratch, { kinds }: Conditions): Runs {
  const runs: Runs = { starts: runStarts, ends: runEnds, count: 0 }
  let kind = 0
  while (kind < kinds.length) {
    if (kinds[kind] !== 0) {
      kind += 1
      continue
    }
    let start = kindStarts[kind] as number
    while (kind < kinds.length && kinds[kind] === 0) kind += 1
    const end = kindStarts[kind] as number
    while (start < end) {
      const stop = Math.min(end, (((start / BLOCK) | 0) + 1) * BLOCK)
      runs.starts[runs.count] = start
      runs.ends[runs.count++] = stop
      start = stop
    }
  }
  return runs
}

export function countLiving({ isDeleted, blockDeleted }: Segment, { starts, ends, count }: Runs): number {
  let living = 0
  for (let piece = 0; piece < count; piece++) {
    const start = starts[piece] as number
    const end = ends[piece] as number
    living += end - start
    if (blockDeleted[(start / BLOCK) | 0] === 0) continue
    for (let doc = start; doc < end; doc++) living -= isDeleted[doc] as number
  }
  return living
}
