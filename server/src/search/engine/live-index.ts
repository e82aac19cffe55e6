import { MAX_STOCK, maskOf, SegmentBuilder } from './build-segment.ts'
import { demandOfAll } from './rank.ts'
import type { RankedDoc } from './search-types.ts'
import { docOf, type Segment } from './segment.ts'
import { blockOf, widen } from './summarise.ts'
import { markDeleted } from './tombstones.ts'

export type Amounts = Pick<RankedDoc, 'id' | 'prices' | 'stock' | 'promo' | 'demand'>

/**
 * A base segment and the changes since. Prices, promos, stock and demand are stored in place; a document that changed
 * otherwise is struck out in the base and stands in the delta, which is small and made anew each time.
 */
export class LiveIndex {
  readonly base: Segment
  delta: Segment | null = null
  readonly #changed = new Map<number, RankedDoc>()

  constructor(base: Segment) {
    this.base = base
  }

  get segments(): Segment[] {
    return this.delta ? [this.base, this.delta] : [this.base]
  }

  get docCount(): number {
    return this.segments.reduce((sum, { meta, counters }) => sum + meta.docCount - (counters[0] as number), 0)
  }

  get changedCount(): number {
    return this.#changed.size
  }

  nameRankOf(id: number): number {
    const doc = docOf(this.base, id)
    return doc < 0 ? 0 : (this.base.nameRanks[doc] as number)
  }

  storeAmounts(amounts: Amounts): void {
    for (const segment of this.segments) store(segment, amounts)
    const changed = this.#changed.get(amounts.id)
    if (changed) this.#changed.set(amounts.id, { ...changed, ...amounts })
  }

  /** `ids` are the documents to replace, `documents` all that the delta shall hold, ranked. */
  replace({ ids, documents, featureOf }: { ids: number[]; documents: RankedDoc[]; featureOf: (valueId: number) => number }): void {
    this.#changed.clear()
    for (const doc of documents) this.#changed.set(doc.id, doc)
    const builder = new SegmentBuilder(this.base.meta.schema)
    for (const doc of documents.toSorted(byColumns)) builder.add(doc)
    const delta = builder.finish({ identity: '', position: '', readAt: '', featureOf })
    for (const id of ids) {
      const doc = docOf(this.base, id)
      if (doc >= 0) markDeleted(this.base, doc)
    }
    this.delta = delta
  }

  /** The content of the delta with these documents in place of the former ones. */
  changedWith(ids: number[], documents: RankedDoc[]): RankedDoc[] {
    const removedIds = new Set(ids)
    return [...[...this.#changed.values()].filter(({ id }) => !removedIds.has(id)), ...documents]
  }
}

function byColumns(a: RankedDoc, b: RankedDoc): number {
  for (let i = 0; i < a.columns.length; i++) {
    const difference = (a.columns[i] ?? 0) - (b.columns[i] ?? 0)
    if (difference !== 0) return difference
  }
  return a.id - b.id
}

function store(segment: Segment, { id, prices, stock, promo, demand }: Amounts): void {
  const doc = docOf(segment, id)
  if (doc < 0) return
  segment.prices.forEach((list, i) => {
    const price = prices[i] ?? 0
    // Bounds first: a concurrent reader must not miss the price.
    widen(segment.priceLows[i] as Float64Array, segment.priceHighs[i] as Float64Array, { block: blockOf(doc), price, promo })
    list[doc] = price
  })
  segment.stock.forEach((place, i) => {
    place[doc] = Math.min(stock[i] ?? 0, MAX_STOCK)
  })
  segment.stockMask[doc] = maskOf(stock)
  segment.promos[doc] = promo
  segment.demand.forEach((points, i) => {
    const given = demand[i] ?? 0
    const now = i === 0 ? demandOfAll(given, segment.popularity[doc] as number) : given
    const highs = segment.demandHighs[i] as Uint8Array
    if (now > (highs[blockOf(doc)] as number)) highs[blockOf(doc)] = now
    points[doc] = now
  })
}
