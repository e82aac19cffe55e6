import { type Conditions, FAILS_ONE, PASSES } from './conditions.ts'
import type { Counts } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import { BLOCK, type Segment } from './segment.ts'

/** The documents that got a verdict. */
export type Looked = { forEachDoc: (visit: (doc: number) => void) => void }

/** Counted by kind, then rolled up: a kind that passes counts in every column, one that fails a column counts there alone. */
export function columnCounts(segment: Segment, scratch: Scratch, conditions: Conditions): Record<string, Counts> {
  const result: Record<string, Counts> = {}
  segment.meta.schema.columns.forEach((name, column) => {
    const counts: Counts = new Map()
    const values = segment.kindColumns[column] as Uint32Array
    for (let kind = 0; kind < values.length; kind++) {
      const count = scratch.kindCounts[kind] as number
      const failed = conditions.kinds[kind] as number
      if (count === 0 || failed < 0) continue
      const condition = failed === 0 ? null : conditions.list[failed - 1]
      if (condition && !(condition.kind === 'column' && condition.column === column)) continue
      const value = values[kind] as number
      counts.set(value, (counts.get(value) ?? 0) + count)
    }
    result[name] = counts
  })
  return result
}

/** By feature value: documents that pass, and for a chosen feature also those that fail it alone. */
export function valueCounts(segment: Segment, scratch: Scratch, conditions: Conditions, looked: Looked): Counts {
  countPassing(segment, scratch, looked)
  const features = conditions.list.map((condition) => (condition.kind === 'feature' ? condition.feature : -1))
  if (features.some((feature) => feature >= 0)) countFailing(segment, scratch, looked, features)
  const { valueCounts: counts } = scratch
  const result: Counts = new Map()
  for (let code = 0; code < counts.length; code++) {
    if (counts[code] === 0) continue
    result.set(segment.valueIds[code] as number, counts[code] as number)
    counts[code] = 0
  }
  return result
}

function countFailing(segment: Segment, scratch: Scratch, looked: Looked, features: number[]): void {
  const { verdicts, valueCounts: counts } = scratch
  const { values, valueOffsets, valueFeatures } = segment
  looked.forEachDoc((doc) => {
    const feature = features[(verdicts[doc] as number) - FAILS_ONE]
    if (feature === undefined || feature < 0) return
    const end = valueOffsets[doc + 1] as number
    for (let at = valueOffsets[doc] as number; at < end; at++) {
      const value = values[at] as number
      if (valueFeatures[value] === feature) counts[value]!++
    }
  })
}

/** Block by block: where most documents pass, the block's sum less the few that do not. */
function countPassing(segment: Segment, scratch: Scratch, looked: Looked): void {
  const { verdicts, valueCounts: counts } = scratch
  const { values, valueOffsets } = segment
  const { docCount } = segment.meta
  const blocks = Math.ceil(docCount / BLOCK)
  const passing = new Uint16Array(blocks)
  looked.forEachDoc((doc) => {
    if (verdicts[doc] === PASSES) passing[(doc / BLOCK) | 0]!++
  })
  const isSummed = new Uint8Array(blocks)
  for (let block = 0; block < blocks; block++) {
    const start = block * BLOCK
    const end = Math.min(start + BLOCK, docCount)
    if ((passing[block] as number) * 2 <= end - start) continue
    isSummed[block] = 1
    const last = segment.blockOffsets[block + 1] as number
    for (let at = segment.blockOffsets[block] as number; at < last; at++) {
      counts[segment.blockValues[at] as number]! += segment.blockCounts[at] as number
    }
    if (passing[block] === end - start) continue
    for (let doc = start; doc < end; doc++) {
      if (verdicts[doc] === PASSES) continue
      const stop = valueOffsets[doc + 1] as number
      for (let at = valueOffsets[doc] as number; at < stop; at++) counts[values[at] as number]!--
    }
  }
  looked.forEachDoc((doc) => {
    if (verdicts[doc] !== PASSES || isSummed[(doc / BLOCK) | 0] === 1) return
    const stop = valueOffsets[doc + 1] as number
    for (let at = valueOffsets[doc] as number; at < stop; at++) counts[values[at] as number]!++
  })
}
