import type { StockTest } from './conditions.ts'
import type { Runs } from './runs.ts'
import { BLOCK, type Segment } from './segment.ts'

/** 1 when any bit is set. Stock is as good as random, and a processor pays for each branch it guesses wrong. */
export const isAny = (bits: number): number => (bits | -bits) >>> 31

/** How many of these documents the places hold. */
export function countInStock({ stockMask }: Segment, { mask, columns, atLeast }: StockTest, docs: Uint32Array): number {
  let count = 0
  if (atLeast === 0) {
    for (let i = 0; i < docs.length; i++) count += isAny((stockMask[docs[i] as number] as number) & mask)
    return count
  }
  for (let i = 0; i < docs.length; i++) {
    let sum = 0
    for (let k = 0; k < columns.length; k++) sum += (columns[k] as Uint32Array)[docs[i] as number] as number
    if (sum >= atLeast) count += 1
  }
  return count
}

/** The same of whole pieces. */
export function countInStockOfRuns(segment: Segment, test: StockTest, runs: Runs, buffer: Uint32Array): number {
  const { stockMask, isDeleted, blockDeleted } = segment
  const { mask, atLeast } = test
  let count = 0
  for (let piece = 0; piece < runs.count; piece++) {
    const start = runs.starts[piece] as number
    const end = runs.ends[piece] as number
    if (atLeast === 0 && blockDeleted[(start / BLOCK) | 0] === 0) {
      for (let doc = start; doc < end; doc++) count += isAny((stockMask[doc] as number) & mask)
      continue
    }
    let living = 0
    for (let doc = start; doc < end; doc++) if (isDeleted[doc] === 0) buffer[living++] = doc
    count += countInStock(segment, test, buffer.subarray(0, living))
  }
  return count
}
