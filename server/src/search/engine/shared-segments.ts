import { openSegment, type Segment } from './segment.ts'
import { markDeleted, withOwnTombstones } from './tombstones.ts'

/** Segments as another thread gets them, whose memory it shares. `base` is null while it keeps the one it has; `deletedDocs` are documents of the base. */
export type SharedSegments = { base: SharedArrayBuffer | null; delta: SharedArrayBuffer | null; deletedDocs: number[] }

/** Tells a thread that knows none yet, and later what has become of them. */
export function segmentsTeller(tell: (shared: SharedSegments) => void): (segments: readonly Segment[]) => void {
  let known: Segment | undefined
  return ([base, delta]) => {
    const isSame = base !== undefined && base === known
    known = base
    tell({
      base: isSame ? null : (base?.shared.buffer ?? null),
      delta: delta?.shared.buffer ?? null,
      deletedDocs: base?.deletedDocs ?? [],
    })
  }
}

/** The segments of the thread that is told. */
export function takeSegments({ base, delta, deletedDocs }: SharedSegments, current: readonly Segment[]): Segment[] {
  const own = base ? withOwnTombstones(openSegment(base)) : current[0]
  if (own) for (const doc of deletedDocs) markDeleted(own, doc)
  return [...(own ? [own] : []), ...(delta ? [openSegment(delta)] : [])]
}
