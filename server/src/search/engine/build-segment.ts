import { hashOf } from './exact-hash.ts'
import { Growing, growing } from './growing-array.ts'
import { CODE, impactsOf } from './impacts.ts'
import { exactTerm } from './normalise/tokenise.ts'
import type { RankedDoc, SearchSchema } from './search-types.ts'
import { demandOfAll } from './rank.ts'
import { demandKeys, openSegment, type Origin, type Segment, type SegmentMeta } from './segment.ts'
import { packArrays } from './shared-arrays.ts'
import { blocksOf, highsOf, invertValues, priceBounds, shareByKind, summariseBlocks } from './summarise.ts'
import { TermNumbers } from './term-numbers.ts'

/** Four million of anything is plenty; the column holds thousandths. */
export const MAX_STOCK = 0xffff_ffff

export const maskOf = (stock: ArrayLike<number>): number => {
  let mask = 0
  for (let place = 0; place < Math.min(stock.length, 32); place++) if ((stock[place] ?? 0) > 0) mask |= 1 << place
  return mask >>> 0
}

/** Takes documents ordered by their columns, one by one, and gives a segment. Memory grows with terms and postings, not with texts. */
export class SegmentBuilder {
  readonly #schema: SearchSchema
  readonly #terms = new TermNumbers()
  readonly #pairTerms = growing.words()
  readonly #pairImpacts = growing.bytes()
  readonly #pairEnds = growing.words()
  readonly #ids = growing.words()
  readonly #kindStarts = growing.words()
  readonly #kindOf = growing.words()
  readonly #kindColumns: Growing<Uint32Array>[]
  readonly #valueCodes = new Map<number, number>()
  readonly #values = growing.words()
  readonly #valueOffsets = growing.words()
  readonly #prices: Growing<Float64Array>[]
  readonly #stock: Growing<Uint32Array>[]
  readonly #stockMask = growing.words()
  readonly #promos = new Growing((size) => new Uint16Array(size))
  readonly #popularity = growing.words()
  readonly #demand: Growing<Uint8Array>[]
  readonly #nameRanks = growing.doubles()
  readonly #flags: Growing<Uint8Array>[]
  readonly #exact = growing.words()
  #lastKind = ''

  constructor(schema: SearchSchema) {
    this.#schema = schema
    this.#kindColumns = schema.columns.map(() => growing.words())
    this.#flags = schema.flags.map(() => growing.bytes())
    this.#demand = demandKeys(schema).map(() => growing.bytes())
    this.#prices = schema.priceLists.map(() => growing.doubles())
    this.#stock = schema.places.map(() => growing.words())
    this.#pairEnds.push(0)
    this.#valueOffsets.push(0)
  }

  add(doc: RankedDoc): void {
    const kind = doc.columns.join(',')
    if (kind !== this.#lastKind || this.#ids.length === 0) {
      this.#kindStarts.push(this.#ids.length)
      this.#kindColumns.forEach((column, i) => column.push(doc.columns[i] ?? 0))
      this.#lastKind = kind
    }
    this.#kindOf.push(this.#kindStarts.length - 1)
    this.#ids.push(doc.id)
    for (const [term, impact] of impactsOf(doc)) {
      this.#pairTerms.push(this.#terms.numberOf(term, impact === CODE))
      this.#pairImpacts.push(impact)
    }
    this.#pairEnds.push(this.#pairTerms.length)
    for (const value of doc.values) this.#values.push(this.#valueCode(value))
    this.#valueOffsets.push(this.#values.length)
    this.#prices.forEach((list, i) => list.push(doc.prices[i] ?? 0))
    this.#stock.forEach((place, i) => place.push(Math.min(doc.stock[i] ?? 0, MAX_STOCK)))
    this.#stockMask.push(maskOf(doc.stock))
    this.#promos.push(doc.promo)
    this.#popularity.push(doc.popularity)
    this.#demand.forEach((points, i) => points.push(i === 0 ? demandOfAll(doc.demand[0] ?? 0, doc.popularity) : (doc.demand[i] ?? 0)))
    this.#nameRanks.push(doc.nameRank)
    this.#flags.forEach((flag, i) => flag.push(doc.flags[i] ? 1 : 0))
    for (const code of [doc.codes[0] ?? '', doc.codes[1] ?? '']) this.#exact.push(code ? hashOf(exactTerm(code)) : 0)
  }

  /** `featureOf` names the feature of each value id that was met. */
  finish({ identity, position, readAt, featureOf }: Origin & { featureOf: (valueId: number) => number }): Segment {
    const docCount = this.#ids.length
    this.#kindStarts.push(docCount)
    const valueIds = Uint32Array.from(this.#valueCodes.keys())
    const values = this.#values.done()
    const valueOffsets = this.#valueOffsets.done()
    const kindStarts = this.#kindStarts.done()
    const shared = shareByKind(values, valueOffsets, { kindStarts, valueCount: valueIds.length })
    const ids = this.#ids.done()
    const named = (name: string, arrays: Growing<Uint8Array | Uint32Array | Float64Array>[], keys: (string | number)[]) =>
      Object.fromEntries(arrays.map((array, i) => [`${name}:${keys[i]}`, array.done()]))
    const meta: SegmentMeta = { schema: this.#schema, docCount, identity, position, readAt }
    return openSegment(
      packArrays(
        {
          ...this.#invert(docCount),
          ids,
          byId: Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] as number) - (ids[b] as number)),
          kindStarts,
          kindOf: this.#kindOf.done(),
          ...named('kind', this.#kindColumns, this.#schema.columns),
          ...shared,
          valueIds,
          valueFeatures: Uint32Array.from(valueIds, featureOf),
          ...invertValues(shared.values, shared.valueOffsets, valueIds.length),
          ...summariseBlocks(shared.values, shared.valueOffsets, valueIds.length),
          ...named('price', this.#prices, this.#schema.priceLists),
          ...this.#priceBounds(),
          ...named('stock', this.#stock, this.#schema.places),
          stockMask: this.#stockMask.done(),
          promos: this.#promos.done(),
          popularity: this.#popularity.done(),
          ...named('demand', this.#demand, demandKeys(this.#schema)),
          ...Object.fromEntries(demandKeys(this.#schema).map((key, i) => [`demandHigh:${key}`, highsOf(this.#demand[i]?.done())])),
          nameRanks: this.#nameRanks.done(),
          ...named('flag', this.#flags, this.#schema.flags),
          exactHashes: this.#exact.done(),
          isDeleted: new Uint8Array(docCount),
          kindDeleted: new Uint32Array(kindStarts.length - 1),
          blockDeleted: new Uint16Array(blocksOf(docCount)),
          counters: new Uint32Array(1),
        },
        meta,
      ),
    )
  }

  #priceBounds(): Record<string, Float64Array> {
    const promos = this.#promos.done()
    const bounds = this.#prices.map((list) => priceBounds(list.done(), promos))
    return Object.fromEntries(
      this.#schema.priceLists.flatMap((list, i) => [
        [`priceLow:${list}`, bounds[i]?.lows ?? new Float64Array()],
        [`priceHigh:${list}`, bounds[i]?.highs ?? new Float64Array()],
      ]),
    )
  }

  #valueCode(valueId: number): number {
    let code = this.#valueCodes.get(valueId)
    if (code === undefined) {
      code = this.#valueCodes.size
      this.#valueCodes.set(valueId, code)
    }
    return code
  }

  /** Document → terms becomes term → documents, terms in dictionary order. */
  #invert(docCount: number) {
    const { order, bytes, offsets } = this.#terms.sorted()
    const rank = new Uint32Array(order.length)
    order.forEach((term, place) => {
      rank[term] = place
    })
    const pairs = this.#pairTerms.done()
    const postingOffsets = new Uint32Array(order.length + 1)
    for (const term of pairs) postingOffsets[(rank[term] as number) + 1]!++
    for (let i = 0; i < order.length; i++) postingOffsets[i + 1]! += postingOffsets[i] as number
    const next = postingOffsets.slice()
    const postings = new Uint32Array(pairs.length)
    const impacts = new Uint8Array(pairs.length)
    const pairImpacts = this.#pairImpacts.done()
    const ends = this.#pairEnds.done()
    for (let doc = 0; doc < docCount; doc++) {
      for (let pair = ends[doc] as number; pair < (ends[doc + 1] as number); pair++) {
        const at = next[rank[pairs[pair] as number] as number]!++
        postings[at] = doc
        impacts[at] = pairImpacts[pair] as number
      }
    }
    return { termBytes: bytes, termOffsets: offsets, postingOffsets, postings, impacts }
  }
}
