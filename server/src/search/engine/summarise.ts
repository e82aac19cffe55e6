import { WORDS } from './block-bits.ts'
import { Growing, growing } from './growing-array.ts'
import { WHOLE, shareOf } from '@vitrina/contract/prices/prices.rules'
import { BLOCK } from './segment.ts'

export const blockOf = (doc: number): number => (doc / BLOCK) | 0
export const blocksOf = (docCount: number): number => Math.ceil(docCount / BLOCK)

type Codes = Uint16Array | Uint32Array

/** Document → values becomes value → documents. */
export function invertValues(values: Codes, offsets: Uint32Array, valueCount: number) {
  const valuePostingOffsets = new Uint32Array(valueCount + 1)
  for (let at = 0; at < values.length; at++) valuePostingOffsets[(values[at] as number) + 1]!++
  for (let i = 0; i < valueCount; i++) valuePostingOffsets[i + 1]! += valuePostingOffsets[i] as number
  const next = valuePostingOffsets.slice()
  const valuePostings = new Uint32Array(values.length)
  for (let doc = 0; doc + 1 < offsets.length; doc++) {
    for (let at = offsets[doc] as number; at < (offsets[doc + 1] as number); at++) valuePostings[next[values[at] as number]!++] = doc
  }
  return { valuePostingOffsets, valuePostings }
}

/** Values that all documents of a kind have are kept once for the kind: counting sees them as often as kinds, not as documents. */
export function shareByKind(
  values: Codes,
  offsets: Uint32Array,
  { kindStarts, valueCount }: { kindStarts: Uint32Array; valueCount: number },
) {
  const narrow = (size: number): Codes => (valueCount <= 0x1_0000 ? new Uint16Array(size) : new Uint32Array(size))
  const kindValueOffsets = new Uint32Array(kindStarts.length)
  const shared = growing.words()
  const counts = new Uint32Array(valueCount)
  const rest = narrow(values.length)
  const restOffsets = new Uint32Array(offsets.length)
  let uniqueCount = 0
  for (let kind = 0; kind + 1 < kindStarts.length; kind++) {
    const first = kindStarts[kind] as number
    const last = kindStarts[kind + 1] as number
    const start = offsets[first] as number
    const end = offsets[last] as number
    for (let at = start; at < end; at++) counts[values[at] as number]!++
    for (let at = start; at < (offsets[first + 1] as number); at++)
      if (counts[values[at] as number] === last - first) shared.push(values[at] as number)
    kindValueOffsets[kind + 1] = shared.length
    for (let doc = first; doc < last; doc++) {
      for (let at = offsets[doc] as number; at < (offsets[doc + 1] as number); at++)
        if (counts[values[at] as number] !== last - first) rest[uniqueCount++] = values[at] as number
      restOffsets[doc + 1] = uniqueCount
    }
    for (let at = start; at < end; at++) counts[values[at] as number] = 0
  }
  const kindValues = narrow(shared.length)
  kindValues.set(shared.done())
  return { kindValueOffsets, kindValues, values: rest.slice(0, uniqueCount), valueOffsets: restOffsets }
}

/**
 * How often each value stands in each block, and in which documents: a bit for each, where that takes no more room than the
 * values themselves.
 */
export function summariseBlocks(values: Codes, offsets: Uint32Array, valueCount: number) {
  const docCount = offsets.length - 1
  const blockOffsets = growing.words()
  const blockValues = growing.words()
  const blockCounts = new Growing((size) => new Uint16Array(size))
  const counts = new Uint16Array(valueCount)
  const blockBitOffsets = growing.words()
  const blockBits = growing.words()
  for (let start = 0; start < docCount; start += BLOCK) {
    const first = blockValues.length
    blockOffsets.push(first)
    blockBitOffsets.push(blockBits.length)
    const end = offsets[Math.min(start + BLOCK, docCount)] as number
    for (let at = offsets[start] as number; at < end; at++) counts[values[at] as number]!++
    for (let value = 0; value < valueCount; value++) {
      if (counts[value] === 0) continue
      blockValues.push(value)
      blockCounts.push(counts[value] as number)
      counts[value] = 0
    }
    if ((blockValues.length - first) * WORDS > end - (offsets[start] as number)) continue
    const bits = bitsOfValues(values, offsets, { start, end: Math.min(start + BLOCK, docCount) })
    for (const value of blockValues.done().subarray(first)) for (const word of bits.get(value) ?? []) blockBits.push(word)
  }
  blockOffsets.push(blockValues.length)
  blockBitOffsets.push(blockBits.length)
  return {
    blockOffsets: blockOffsets.done(),
    blockValues: blockValues.done(),
    blockCounts: blockCounts.done(),
    blockBitOffsets: blockBitOffsets.done(),
    blockBits: blockBits.done(),
  }
}

function bitsOfValues(values: Codes, offsets: Uint32Array, { start, end }: { start: number; end: number }): Map<number, Uint32Array> {
  const bits = new Map<number, Uint32Array>()
  for (let doc = start; doc < end; doc++) {
    for (let at = offsets[doc] as number; at < (offsets[doc + 1] as number); at++) {
      const value = values[at] as number
      const words = bits.get(value) ?? new Uint32Array(WORDS)
      words[(doc - start) >>> 5]! |= 1 << (doc - start)
      bits.set(value, words)
    }
  }
  return bits
}

/** Bounds of a block's prices take in one more. */
export function widen(
  lows: Float64Array,
  highs: Float64Array,
  { block, price, promo }: { block: number; price: number; promo: number },
): void {
  if (price === 0) return
  const lowest = shareOf(price, WHOLE - promo)
  if (lowest < (lows[block] as number)) lows[block] = lowest
  if (price > (highs[block] as number)) highs[block] = price
}

/** The highest of each block. */
export function highsOf(points: Uint8Array = new Uint8Array()): Uint8Array {
  const highs = new Uint8Array(blocksOf(points.length))
  for (let doc = 0; doc < points.length; doc++)
    if ((points[doc] as number) > (highs[blockOf(doc)] as number)) highs[blockOf(doc)] = points[doc] as number
  return highs
}

export function priceBounds(prices: Float64Array, promos: Uint16Array): { lows: Float64Array; highs: Float64Array } {
  const lows = new Float64Array(blocksOf(prices.length)).fill(Number.POSITIVE_INFINITY)
  const highs = new Float64Array(blocksOf(prices.length))
  for (let doc = 0; doc < prices.length; doc++)
    widen(lows, highs, { block: blockOf(doc), price: prices[doc] as number, promo: promos[doc] as number })
  return { lows, highs }
}
