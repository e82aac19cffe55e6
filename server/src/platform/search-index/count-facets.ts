import type { Conditions } from './conditions.ts'
import type { Judged } from './judge.ts'
import type { Counts } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import { BLOCK, type Segment } from './segment.ts'

/** Counted by kind, then rolled up: a kind that passes counts in every column, one that fails a column counts there alone. */
export function columnCounts(
  segment: Segment,
  scratch: Scratch,
  conditions: Conditions,
  { passing, failing }: Judged,
): Record<string, Counts> {
  const { kindCounts, failed } = scratch
  const { kindOf } = segment
  for (let i = 0; i < passing.length; i++) kindCounts[kindOf[passing[i] as number] as number]!++
  for (let i = 0; i < failing.length; i++) {
    const doc = failing[i] as number
    if (conditions.list[failed[doc] as number]?.kind === 'column') kindCounts[kindOf[doc] as number]!++
  }
  const result: Record<string, Counts> = {}
  segment.meta.schema.columns.forEach((name, column) => {
    const counts: Counts = new Map()
    const values = segment.kindColumns[column] as Uint32Array
    for (let kind = 0; kind < values.length; kind++) {
      const count = kindCounts[kind] as number
      if (count === 0) continue
      const failedColumn = conditions.list[(conditions.kinds[kind] as number) - 1]
      if (failedColumn && !(failedColumn.kind === 'column' && failedColumn.column === column)) continue
      const value = values[kind] as number
      counts.set(value, (counts.get(value) ?? 0) + count)
    }
    result[name] = counts
  })
  return result
}

/** By feature value: documents that pass, and for a chosen feature also those that fail it alone. */
export function valueCounts(segment: Segment, scratch: Scratch, conditions: Conditions, { passing, failing }: Judged): Counts {
  countPassing(segment, scratch, passing)
  if (conditions.featureCount > 0) countFailing(segment, scratch, conditions, failing)
  const { valueCounts: counts } = scratch
  const result: Counts = new Map()
  for (let code = 0; code < counts.length; code++) {
    if (counts[code] === 0) continue
    result.set(segment.valueIds[code] as number, counts[code] as number)
    counts[code] = 0
  }
  return result
}

function countFailing(segment: Segment, scratch: Scratch, conditions: Conditions, failing: Uint32Array): void {
  const { failed, valueCounts: counts } = scratch
  const { values, valueOffsets, valueFeatures } = segment
  for (let i = 0; i < failing.length; i++) {
    const doc = failing[i] as number
    const condition = conditions.list[failed[doc] as number]
    if (condition?.kind !== 'feature') continue
    const feature = condition.feature >>> 0
    const end = valueOffsets[doc + 1] as number
    for (let at = valueOffsets[doc] as number; at < end; at++) {
      const value = values[at] as number
      if (valueFeatures[value] === feature) counts[value]!++
    }
  }
}

/** Block by block: where most documents pass, the block's sum less the few that do not. */
function countPassing(segment: Segment, scratch: Scratch, passing: Uint32Array): void {
  const { marks, valueCounts: counts } = scratch
  const { values, valueOffsets } = segment
  const { docCount } = segment.meta
  const inBlock = new Uint16Array(Math.ceil(docCount / BLOCK))
  for (let i = 0; i < passing.length; i++) inBlock[((passing[i] as number) / BLOCK) | 0]!++
  const isSummed = new Uint8Array(inBlock.length)
  let hasHoles = false
  for (let block = 0; block < inBlock.length; block++) {
    const size = Math.min(BLOCK, docCount - block * BLOCK)
    if ((inBlock[block] as number) * 2 <= size) continue
    isSummed[block] = 1
    if (inBlock[block] !== size) hasHoles = true
    const end = segment.blockOffsets[block + 1] as number
    for (let at = segment.blockOffsets[block] as number; at < end; at++)
      counts[segment.blockValues[at] as number]! += segment.blockCounts[at] as number
  }
  for (let i = 0; i < passing.length; i++) {
    const doc = passing[i] as number
    if (isSummed[(doc / BLOCK) | 0] === 1) {
      if (hasHoles) marks[doc] = 1
      continue
    }
    const end = valueOffsets[doc + 1] as number
    for (let at = valueOffsets[doc] as number; at < end; at++) counts[values[at] as number]!++
  }
  if (!hasHoles) return
  for (let block = 0; block < inBlock.length; block++) {
    const start = block * BLOCK
    const stop = Math.min(start + BLOCK, docCount)
    if (isSummed[block] === 0) continue
    if (inBlock[block] === stop - start) {
      marks.fill(0, start, stop)
      continue
    }
    for (let doc = start; doc < stop; doc++) {
      if (marks[doc] === 1) {
        marks[doc] = 0
        continue
      }
      const end = valueOffsets[doc + 1] as number
      for (let at = valueOffsets[doc] as number; at < end; at++) counts[values[at] as number]!--
    }
  }
}
