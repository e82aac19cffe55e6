import type { Segment } from './segment.ts'

/** Working memory of one thread for one segment; every request leaves it as it found it: all zero. */
export type Scratch = {
  scores: Float64Array
  seen: Uint8Array
  lastGroup: Uint8Array
  touched: Uint32Array
  /** 0: not looked at or out; 1: passes all; 2 + f: fails condition f alone. */
  verdicts: Uint8Array
  valueCounts: Uint32Array
  kindCounts: Uint32Array
  /** Value code → 1 + the feature condition it satisfies. */
  wanted: Uint8Array
}

export const scratchFor = (segment: Segment): Scratch => ({
  scores: new Float64Array(segment.meta.docCount),
  seen: new Uint8Array(segment.meta.docCount),
  lastGroup: new Uint8Array(segment.meta.docCount),
  touched: new Uint32Array(segment.meta.docCount),
  verdicts: new Uint8Array(segment.meta.docCount),
  valueCounts: new Uint32Array(segment.valueIds.length),
  kindCounts: new Uint32Array(segment.kindStarts.length - 1),
  wanted: new Uint8Array(segment.valueIds.length),
})
