import type { Segment } from './segment.ts'

/** Working memory of one thread for one segment. Every request leaves `scores`, `seen` and the rest of marks as it found them: zero. */
export type Scratch = {
  scores: Float64Array
  seen: Uint8Array
  lastGroup: Uint8Array
  touched: Uint32Array
  passing: Uint32Array
  /** Documents that fail one condition alone, and which. */
  failing: Uint32Array
  failed: Uint8Array
  marks: Uint8Array
  valueCounts: Uint32Array
  kindCounts: Uint32Array
  /** Value code → 1 + the feature condition it satisfies. */
  wanted: Uint8Array
}

export function scratchFor(segment: Segment): Scratch {
  const { docCount } = segment.meta
  return {
    scores: new Float64Array(docCount),
    seen: new Uint8Array(docCount),
    lastGroup: new Uint8Array(docCount),
    touched: new Uint32Array(docCount),
    passing: new Uint32Array(docCount),
    failing: new Uint32Array(docCount),
    failed: new Uint8Array(docCount),
    marks: new Uint8Array(docCount),
    valueCounts: new Uint32Array(segment.valueIds.length),
    kindCounts: new Uint32Array(segment.kindStarts.length - 1),
    wanted: new Uint8Array(segment.valueIds.length),
  }
}
