import { bitsOf, inCommon, WORDS } from './block-bits.ts'
import type { Conditions } from './conditions.ts'
import type { Evaluation } from './evaluate.ts'
import type { Pieces } from './pieces.ts'
import type { Runs } from './runs.ts'
import type { Counts } from './search-types.ts'
import type { Scratch } from './scratch.ts'
import { BLOCK, type Segment } from './segment.ts'

/** By kind: documents that pass, and those that fail a column alone. */
export function countKinds(segment: Segment, scratch: Scratch, conditions: Conditions, { passing, failing, failed }: Evaluation): void {
  const { kindOf, kindStarts } = segment
  const { kindCounts, countedKinds, counted } = scratch
  let count = 0
  for (let i = 0; i < passing.length; ) {
    const kind = kindOf[passing[i] as number] as number
    const first = kindStarts[kind] as number
    const end = kindStarts[kind + 1] as number
    const from = i
    // Documents mostly come in order: those of one kind are counted by how far they go on.
    for (i += 1; i < passing.length; i++) if ((passing[i] as number) >= end || (passing[i] as number) < first) break
    if (kindCounts[kind] === 0) countedKinds[count++] = kind
    kindCounts[kind]! += i - from
  }
  for (let i = 0; i < failing.length; i++) {
    if ((failed[i] as number) >= conditions.firstFeature) continue
    const kind = kindOf[failing[i] as number] as number
    if (kindCounts[kind]!++ === 0) countedKinds[count++] = kind
  }
  counted[0] = count
}

/** Whole kinds at once, less deleted documents: those that pass, and where several columns are chosen those that fail one. */
export function countWholeKinds({ kindStarts, kindDeleted }: Segment, scratch: Scratch, { kinds, list }: Conditions): void {
  const { kindCounts, countedKinds, counted } = scratch
  const isCounted = list.length > 1 ? (ofKind: number) => ofKind >= 0 : (ofKind: number) => ofKind === 0
  let count = 0
  for (let kind = 0; kind < kinds.length; kind++) {
    if (!isCounted(kinds[kind] as number)) continue
    kindCounts[kind] = (kindStarts[kind + 1] as number) - (kindStarts[kind] as number) - (kindDeleted[kind] as number)
    countedKinds[count++] = kind
  }
  counted[0] = count
}

export function resetKindCounts({ kindCounts, countedKinds, counted }: Scratch): void {
  const count = counted[0] as number
  for (let i = 0; i < count; i++) kindCounts[countedKinds[i] as number] = 0
  counted[0] = 0
}

/** Counts of kinds rolled up: a kind that passes counts in every column, one that fails a column counts there alone. */
export function columnCounts(
  segment: Segment,
  scratch: Scratch,
  { kinds, list }: Conditions,
  names: string[] = segment.meta.schema.columns,
): Record<string, Counts> {
  const { kindCounts, countedKinds, counted, outline } = scratch
  const count = counted[0] as number
  const failedBy = new Map(list.flatMap((condition, f) => (condition.kind === 'column' ? [[condition.column, f + 1]] : [])))
  const columns = names.map((name): [string, Counts] => {
    const column = segment.meta.schema.columns.indexOf(name)
    const values = outline.columnValues[column] as Uint32Array
    const codes = outline.columnCodes[column] as Uint32Array
    const counts = new Uint32Array(values.length)
    const failed = failedBy.get(column) ?? 0
    for (let i = 0; i < count; i++) {
      const kind = countedKinds[i] as number
      const ofKind = kinds[kind] as number
      if (ofKind === 0 || ofKind === failed) counts[codes[kind] as number]! += kindCounts[kind] as number
    }
    return [name, mapOf(counts, values)]
  })
  return Object.fromEntries(columns)
}

/** The same of whole kinds: for a column that is chosen alone, or with nothing chosen at all, everything counts. */
export function columnCountsOfRuns(segment: Segment, scratch: Scratch, conditions: Conditions, names: string[]): Record<string, Counts> {
  const { list } = conditions
  const [chosen] = list
  const isOfAll = (name: string) =>
    list.length === 0 || (list.length === 1 && chosen?.kind === 'column' && segment.meta.schema.columns[chosen.column] === name)
  const counted = columnCounts(
    segment,
    scratch,
    conditions,
    names.filter((name) => !isOfAll(name)),
  )
  return Object.fromEntries(names.map((name) => [name, counted[name] ?? countsOfAll(segment, scratch, name)]))
}

/** Living documents of each value of a column. */
function countsOfAll({ meta, kindOf, deletedDocs }: Segment, { outline }: Scratch, name: string): Counts {
  const column = meta.schema.columns.indexOf(name)
  const codes = outline.columnCodes[column] as Uint32Array
  const counts = (outline.columnSizes[column] as Uint32Array).slice()
  for (const doc of deletedDocs) counts[codes[kindOf[doc] as number] as number]!--
  return mapOf(counts, outline.columnValues[column] as Uint32Array)
}

function mapOf(counts: Uint32Array, ids: Uint32Array): Counts {
  const result: Counts = new Map()
  for (let code = 0; code < counts.length; code++) if (counts[code] !== 0) result.set(ids[code] as number, counts[code] as number)
  return result
}

/** Counts by value id instead of value code; the counters are reset to zero. */
export function drainValueCounts({ valueIds }: Segment, { valueCounts }: Scratch): Counts {
  const result = mapOf(valueCounts, valueIds)
  valueCounts.fill(0)
  return result
}

/** Values that kinds share, as often as their passing documents were counted. */
export function countShared(segment: Segment, scratch: Scratch, { kinds }: Conditions): void {
  const { kindCounts, countedKinds, counted, valueCounts: counts } = scratch
  const { kindValues, kindValueOffsets } = segment
  const kindCount = counted[0] as number
  for (let i = 0; i < kindCount; i++) {
    const kind = countedKinds[i] as number
    if (kinds[kind] !== 0) continue
    const count = kindCounts[kind] as number
    const end = kindValueOffsets[kind + 1] as number
    for (let at = kindValueOffsets[kind] as number; at < end; at++) counts[kindValues[at] as number]! += count
  }
}

/** A chosen feature also counts the documents that fail it alone. */
export function countFailing(
  segment: Segment,
  { valueCounts: counts }: Scratch,
  conditions: Conditions,
  { failing, failed }: Evaluation,
): void {
  const { values, valueOffsets, valueFeatures, kindOf, kindValues, kindValueOffsets } = segment
  for (let i = 0; i < failing.length; i++) {
    const condition = conditions.list[failed[i] as number]
    if (condition?.kind !== 'feature') continue
    const feature = condition.feature >>> 0
    const doc = failing[i] as number
    const kind = kindOf[doc] as number
    const end = valueOffsets[doc + 1] as number
    for (let at = valueOffsets[doc] as number; at < end; at++) {
      const value = values[at] as number
      if (valueFeatures[value] === feature) counts[value]!++
    }
    const last = kindValueOffsets[kind + 1] as number
    for (let at = kindValueOffsets[kind] as number; at < last; at++) {
      const value = kindValues[at] as number
      if (valueFeatures[value] === feature) counts[value]!++
    }
  }
}

const addBlock = ({ blockOffsets, blockValues, blockCounts }: Segment, counts: Uint32Array, block: number) => {
  const end = blockOffsets[block + 1] as number
  for (let at = blockOffsets[block] as number; at < end; at++) counts[blockValues[at] as number]! += blockCounts[at] as number
}

const addDocs = ({ values, valueOffsets }: Segment, counts: Uint32Array, from: number, to: number) => {
  const end = valueOffsets[to] as number
  for (let at = valueOffsets[from] as number; at < end; at++) counts[values[at] as number]!++
}

const subtractDocs = ({ values, valueOffsets }: Segment, counts: Uint32Array, from: number, to: number) => {
  const end = valueOffsets[to] as number
  for (let at = valueOffsets[from] as number; at < end; at++) counts[values[at] as number]!--
}

/** Pieces of blocks: the longer ones as the block's sum less the rest of it. */
export function countRuns(segment: Segment, { valueCounts: counts }: Scratch, runs: Runs): void {
  const { docCount } = segment.meta
  const { blockDeleted, isDeleted } = segment
  for (let piece = 0; piece < runs.count; piece++) {
    const start = runs.starts[piece] as number
    const end = runs.ends[piece] as number
    const block = (start / BLOCK) | 0
    const first = block * BLOCK
    const last = Math.min(first + BLOCK, docCount)
    if ((end - start) * 2 > last - first) {
      addBlock(segment, counts, block)
      subtractDocs(segment, counts, first, start)
      subtractDocs(segment, counts, end, last)
    } else addDocs(segment, counts, start, end)
    if (blockDeleted[block] === 0) continue
    for (let doc = start; doc < end; doc++) if (isDeleted[doc] === 1) subtractDocs(segment, counts, doc, doc + 1)
  }
}

/** Documents by block: few one by one, many as the bits they share with each value, or else as the block's sum less the rest. */
export function countPieces(segment: Segment, { valueCounts: counts, failing: room }: Scratch, pieces: Pieces): void {
  const { docCount } = segment.meta
  const { valueOffsets, blockOffsets, blockValues, blockBitOffsets, blockBits } = segment
  const bits = new Int32Array(WORDS)
  for (let piece = 0; piece < pieces.count; piece++) {
    const docs = pieces.docsOf(piece)
    const block = pieces.blockOf(piece)
    const first = block * BLOCK
    const last = Math.min(first + BLOCK, docCount)
    const fewer = Math.min(docs.length, last - first - docs.length)
    const bit = blockBitOffsets[block] as number
    const words = (blockBitOffsets[block + 1] as number) - bit
    const values = (valueOffsets[last] as number) - (valueOffsets[first] as number)
    if (words > 0 && words * (last - first) < fewer * values) {
      bitsOf(docs, bits)
      const start = blockOffsets[block] as number
      const end = blockOffsets[block + 1] as number
      for (let at = start; at < end; at++) counts[blockValues[at] as number]! += inCommon(bits, blockBits, bit + (at - start) * WORDS)
    } else if (fewer === docs.length) countEach(segment, counts, docs)
    else {
      addBlock(segment, counts, block)
      subtractGaps(segment, counts, { docs, first, last, room })
    }
  }
}

type Gaps = { docs: Uint32Array; first: number; last: number; room: Uint32Array }

/** Takes the documents between `first` and `last` that are not among these. */
function subtractGaps(segment: Segment, counts: Uint32Array, { docs, first, last, room }: Gaps): void {
  let gaps = 0
  let next = 0
  const end = docs.length - 1
  for (let doc = first; doc < last; doc++) {
    const isThere = Number(docs[Math.min(next, end)] === doc)
    // Written always and kept or not: an unpredictable branch costs more.
    room[gaps] = doc
    gaps += 1 - isThere
    next += isThere
  }
  for (let i = 0; i < gaps; i++) subtractDocs(segment, counts, room[i] as number, (room[i] as number) + 1)
}

/** Block by block: where most documents pass, the block's sum less the few that do not. */
export function countPassing(segment: Segment, scratch: Scratch, passing: Uint32Array): void {
  const { marks, candidates: room, valueCounts: counts } = scratch
  const { docCount } = segment.meta
  if (passing.length < BLOCK / 2) {
    countEach(segment, counts, passing)
    return
  }
  const inBlock = new Uint16Array(Math.ceil(docCount / BLOCK))
  for (let i = 0; i < passing.length; i++) inBlock[((passing[i] as number) / BLOCK) | 0]!++
  const isSummed = new Uint8Array(inBlock.length)
  for (let block = 0; block < inBlock.length; block++) {
    const size = Math.min(BLOCK, docCount - block * BLOCK)
    if ((inBlock[block] as number) * 2 <= size) continue
    isSummed[block] = 1
    addBlock(segment, counts, block)
  }
  let alone = 0
  for (let i = 0; i < passing.length; i++) {
    const doc = passing[i] as number
    const isOfSum = isSummed[(doc / BLOCK) | 0] as number
    marks[doc] = isOfSum
    // Written always and kept or not: an unpredictable branch costs more.
    room[alone] = doc
    alone += 1 - isOfSum
  }
  countEach(segment, counts, room.subarray(0, alone))
  for (let block = 0; block < inBlock.length; block++) {
    if (isSummed[block] === 0) continue
    const start = block * BLOCK
    const stop = Math.min(start + BLOCK, docCount)
    let gaps = 0
    if (inBlock[block] !== stop - start) {
      for (let doc = start; doc < stop; doc++) {
        room[gaps] = doc
        gaps += 1 - (marks[doc] as number)
      }
    }
    for (let i = 0; i < gaps; i++) subtractDocs(segment, counts, room[i] as number, (room[i] as number) + 1)
    marks.fill(0, start, stop)
  }
}

function countEach({ values, valueOffsets }: Segment, counts: Uint32Array, docs: Uint32Array): void {
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number
    const end = valueOffsets[doc + 1] as number
    for (let at = valueOffsets[doc] as number; at < end; at++) counts[values[at] as number]!++
  }
}
