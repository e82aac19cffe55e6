import { type Outline, outlineOf } from './outline.ts'
import type { Segment } from './segment.ts'
import { blocksOf } from './summarise.ts'

/** Working memory of one thread for one segment. Every request leaves `scores`, `seen` and the rest of marks as it found them: zero. */
export type Scratch = {
  outline: Outline
  scores: Uint32Array
  seen: Uint8Array
  lastGroup: Uint8Array
  touched: Uint32Array
  candidates: Uint32Array
  passing: Uint32Array
  /** Documents that fail one condition alone, and beside them which. */
  failing: Uint32Array
  failed: Uint8Array
  marks: Uint8Array
  valueCounts: Uint32Array
  kindCounts: Uint32Array
  /** Kinds that were counted: `counted[0]` of them. */
  countedKinds: Uint32Array
  counted: Uint32Array
  runStarts: Uint32Array
  runEnds: Uint32Array
  /** Value code → 1 + the feature condition it satisfies. */
  chosen: Uint16Array
  /** Points of what the viewer's company bought. */
  company: Uint8Array
}

/** Memory that is never written to costs nothing, so each list may hold all documents. */
export function scratchFor(segment: Segment): Scratch {
  const { docCount } = segment.meta
  const kindCount = segment.kindStarts.length - 1
  return {
    outline: outlineOf(segment),
    scores: new Uint32Array(docCount),
    seen: new Uint8Array(docCount),
    lastGroup: new Uint8Array(docCount),
    touched: new Uint32Array(docCount),
    // One more: some write before they know whether to keep.
    candidates: new Uint32Array(docCount + 1),
    passing: new Uint32Array(docCount + 1),
    failing: new Uint32Array(docCount + 1),
    failed: new Uint8Array(docCount),
    marks: new Uint8Array(docCount),
    valueCounts: new Uint32Array(segment.valueIds.length),
    kindCounts: new Uint32Array(kindCount),
    countedKinds: new Uint32Array(kindCount),
    counted: new Uint32Array(1),
    runStarts: new Uint32Array(kindCount + blocksOf(docCount)),
    runEnds: new Uint32Array(kindCount + blocksOf(docCount)),
    chosen: new Uint16Array(segment.valueIds.length),
    company: new Uint8Array(docCount),
  }
}
