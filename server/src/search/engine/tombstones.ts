import type { Segment } from './segment.ts'
import { blockOf } from './summarise.ts'

/** From now on the document is found nowhere. */
export function markDeleted(segment: Segment, doc: number): void {
  if (segment.isDeleted[doc] === 1) return
  segment.isDeleted[doc] = 1
  segment.kindDeleted[segment.kindOf[doc] as number]!++
  segment.blockDeleted[blockOf(doc)]!++
  segment.counters[0]!++
  segment.deletedDocs.push(doc)
}

/**
 * The same documents, none of them deleted yet, whatever others delete: a thread does so itself, at the moment it
 * takes up the delta in which they stand anew, and no question falls between the two.
 */
export const withOwnTombstones = (segment: Segment): Segment => ({
  ...segment,
  isDeleted: new Uint8Array(segment.isDeleted.length),
  kindDeleted: new Uint32Array(segment.kindDeleted.length),
  blockDeleted: new Uint16Array(segment.blockDeleted.length),
  counters: new Uint32Array(segment.counters.length),
  deletedDocs: [],
})
