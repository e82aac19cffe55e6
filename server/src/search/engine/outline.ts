import { BLOCK, type Segment } from './segment.ts'
import { invertValues } from './summarise.ts'

/** What a company bought, as documents of the segment, and the most points of each block. */
export type BoughtDocs = { docs: Uint32Array; points: Uint8Array; blockHighs: Uint8Array }

/** Derived data of a segment, computed once by each thread: columns in dense codes, values by feature, summaries of blocks. */
export type Outline = {
  /** Column after column: dense code of each kind, the value a code stands for, and the way back. */
  columnCodes: Uint32Array[]
  columnValues: Uint32Array[]
  codeOfColumnValue: Map<number, number>[]
  codeOfValue: Map<number, number>
  /** Value code → kinds whose documents all have it. */
  valueKindOffsets: Uint32Array
  valueKinds: Uint32Array
  /** The share of the price left after discounts, by kind, for recent viewers. */
  leftAfter: Map<string, Uint16Array>
  /** What recent viewers' companies bought. */
  bought: Map<string, BoughtDocs>
  /** Highest popularity, lowest and highest place in the alphabet. */
  blockPopularity: Uint32Array
  blockNameLow: Float64Array
  blockNameHigh: Float64Array
  /** Flag after flag: how many of a block have it. */
  blockFlags: Uint16Array[]
}

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
    codeOfValue: new Map(Array.from(valueIds, (id, code) => [id, code])),
    valueKindOffsets: kindsOf.valuePostingOffsets,
    valueKinds: kindsOf.valuePostings,
    leftAfter: new Map(),
    bought: new Map(),
    blockPopularity: new Uint32Array(blockCount),
    blockNameLow: new Float64Array(blockCount).fill(Number.POSITIVE_INFINITY),
    blockNameHigh: new Float64Array(blockCount).fill(Number.NEGATIVE_INFINITY),
    blockFlags: flags.map((flag) => countByBlock(flag, blockCount)),
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
