import type { Runs } from './runs.ts'
import { BLOCK, type Segment } from './segment.ts'
import { blockOf } from './summarise.ts'

/** Documents by the block they stand in: a block's summary decides whether its documents are worth a look. */
export type Pieces = {
  count: number
  blockOf: (piece: number) => number
  /** Good until the next piece is asked for. */
  docsOf: (piece: number) => Uint32Array
}

/** Of whole runs, without deleted documents. */
export const piecesOfRuns = ({ isDeleted }: Segment, { starts, ends, count }: Runs, buffer: Uint32Array): Pieces => ({
  count,
  blockOf: (piece) => blockOf(starts[piece] as number),
  docsOf: (piece) => {
    let living = 0
    for (let doc = starts[piece] as number; doc < (ends[piece] as number); doc++) if (isDeleted[doc] === 0) buffer[living++] = doc
    return buffer.subarray(0, living)
  },
})

/** Of documents in ascending order. */
export function piecesOfDocs(docs: Uint32Array): Pieces {
  const blocks: number[] = []
  const starts: number[] = []
  for (let at = 0; at < docs.length; ) {
    const block = blockOf(docs[at] as number)
    blocks.push(block)
    starts.push(at)
    at = firstFrom(docs, at, (block + 1) * BLOCK)
  }
  starts.push(docs.length)
  return {
    count: blocks.length,
    blockOf: (piece) => blocks[piece] as number,
    docsOf: (piece) => docs.subarray(starts[piece], starts[piece + 1]),
  }
}

/** Place of the first document from `from` on that is not below `doc`; never further than a block away. */
function firstFrom(docs: Uint32Array, from: number, doc: number): number {
  let low = from
  let high = Math.min(from + BLOCK, docs.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((docs[middle] as number) < doc) low = middle + 1
    else high = middle
  }
  return low
}
