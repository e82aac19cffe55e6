import { BLOCK, type Segment } from './segment.ts'
import { invertValues } from './summarise.ts'

/** Goods a company bought, as documents of the segment, and the most points of each block. */
export type BoughtDocs = { docs: Uint32Array; points: Uint8Array; blockHighs: Uint8Array }

/** Derived data of a segment, computed once by each thread: columns in dense codes, values by feature, summaries of blocks. */
export type Outline = {
  /** Column after column: dense code of each kind, the value a code stands for, and the way back. */
  columnCodes: Uint32Array[]
  columnValues: Uint32Array[]
  codeOfColumnValue: Map<number, number>[]
  /** Of each code its kinds, code after code, and how many documents they have, deleted ones too. */
  columnKinds: KindsByCode[]
  columnSizes: Uint32Array[]
  codeOfValue: Map<number, number>
  /** Value code → kinds whose documents all have it. */
  valueKindOffsets: Uint32Array
  valueKinds: Uint32Array
  /** The share of the price left after discounts, by kind, for recent viewers. */
  leftAfter: Map<string, Uint16Array>
  /** Goods that companies of recent viewers bought. */
  bought: Map<string, BoughtDocs>
  /** Highest popularity, lowest and highest place in the alphabet. */
  blockPopularity: Uint32Array
  blockNameLow: Float64Array
  blockNameHigh: Float64Array
  /** Flag after flag: how many of a block have it, and which documents do. */
  blockFlags: Uint16Array[]
  flagged: Uint32Array[]
}

export type KindsByCode = { offsets: Uint32Array; kinds: Uint32Array }

export function outlineOf(segment: Segment): Outline {
  const { popularity, nameRanks, flags, valueIds, kindValues, kindValueOffsets } = segment
  const { docCount } = segment.meta
  const blockCount = Math.ceil(docCount / BLOCK)
  const columns = segment.kindColumns.map(inDenseCodes)
  const kindsOf = invertValues(kindValues, kindValueOffsets, valueIds.length)
  const outline: Outline = {
    columnCodes: columns.map(({ codes }) => codes),
    columnValues: columns.map(({ values }) => values),
    codeOfColumnValue: columns.map(({ codeOf }) => codeOf),
    columnKinds: columns.map(({ codes, values }) => kindsByCode(codes, values.length)),
    columnSizes: columns.map(({ codes, values }) => sizesOf(segment, codes, values.length)),
    codeOfValue: new Map(Array.from(valueIds, (id, code) => [id, code])),
    valueKindOffsets: kindsOf.valuePostingOffsets,
    valueKinds: kindsOf.valuePostings,
    leftAfter: new Map(),
    bought: new Map(),
    blockPopularity: new Uint32Array(blockCount),
    blockNameLow: new Float64Array(blockCount).fill(Number.POSITIVE_INFINITY),
    blockNameHigh: new Float64Array(blockCount).fill(Number.NEGATIVE_INFINITY),
    blockFlags: flags.map((flag) => countByBlock(flag, blockCount)),
    flagged: flags.map(docsWith),
  }
  const { blockPopularity, blockNameLow, blockNameHigh } = outline
  for (let doc = 0; doc < docCount; doc++) {
    const block = (doc / BLOCK) | 0
    const rank = nameRanks[doc] as number
    if ((popularity[doc] as number) > (blockPopularity[block] as number)) blockPopularity[block] = popularity[doc] as number
    if (rank < (blockNameLow[block] as number)) blockNameLow[block] = rank
    if (rank > (blockNameHigh[block] as number)) blockNameHigh[block] = rank
  }
  return outline
}

function docsWith(flag: Uint8Array): Uint32Array {
  let count = 0
  for (let doc = 0; doc < flag.length; doc++) count += flag[doc] as number
  const docs = new Uint32Array(count)
  for (let doc = 0, at = 0; at < count; doc++) if (flag[doc] === 1) docs[at++] = doc
  return docs
}

function kindsByCode(codes: Uint32Array, count: number): KindsByCode {
  const offsets = Uint32Array.from({ length: codes.length + 1 }, (_, kind) => kind)
  const { valuePostingOffsets, valuePostings } = invertValues(codes, offsets, count)
  return { offsets: valuePostingOffsets, kinds: valuePostings }
}

function sizesOf({ kindStarts }: Segment, codes: Uint32Array, count: number): Uint32Array {
  const sizes = new Uint32Array(count)
  for (let kind = 0; kind < codes.length; kind++)
    sizes[codes[kind] as number]! += (kindStarts[kind + 1] as number) - (kindStarts[kind] as number)
  return sizes
}

function countByBlock(flag: Uint8Array, blockCount: number): Uint16Array {
  const counts = new Uint16Array(blockCount)
  for (let doc = 0; doc < flag.length; doc++) counts[(doc / BLOCK) | 0]! += flag[doc] as number
  return counts
}

function inDenseCodes(column: Uint32Array): { codes: Uint32Array; values: Uint32Array; codeOf: Map<number, number> } {
  const codeOf = new Map<number, number>()
  const codes = column.map((value) => {
    const known = codeOf.get(value)
    if (known !== undefined) return known
    codeOf.set(value, codeOf.size)
    return codeOf.size - 1
  })
  return { codes, values: Uint32Array.from(codeOf.keys()), codeOf }
}
