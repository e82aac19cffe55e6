import type { Segment } from './segment.ts'

/** Without any of the values a document stands last. */
const NONE = -Number.MAX_SAFE_INTEGER

/** Key of each document in an order by values: the earlier the first of its values stands, the higher. */
export function valueKeys(segment: Segment, order: readonly number[]): (doc: number) => number {
  const { valueIds, valueOffsets, values, kindOf, kindValueOffsets, kindValues } = segment
  const placeOf = new Map(order.map((id, place) => [id, place]))
  const keys = new Float64Array(valueIds.length)
  for (let code = 0; code < valueIds.length; code++) {
    const place = placeOf.get(valueIds[code] as number)
    keys[code] = place === undefined ? NONE : -place
  }
  const highest = (codes: Uint16Array | Uint32Array, from: number, to: number) => {
    let key = NONE
    for (let at = from; at < to; at++) key = Math.max(key, keys[codes[at] as number] as number)
    return key
  }
  return (doc) => {
    const kind = kindOf[doc] as number
    return Math.max(
      highest(values, valueOffsets[doc] as number, valueOffsets[doc + 1] as number),
      highest(kindValues, kindValueOffsets[kind] as number, kindValueOffsets[kind + 1] as number),
    )
  }
}
