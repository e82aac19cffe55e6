import type { Pieces } from './pieces.ts'
import type { Segment } from './segment.ts'
import type { ViewerPrices } from './viewer-price.ts'

/** The lowest and the highest price a viewer sees among documents; those without a price are left out. */
export class PriceSpan {
  #lowest = Number.POSITIVE_INFINITY
  #highest = 0
  readonly #segment: Segment
  readonly #prices: ViewerPrices

  constructor(segment: Segment, prices: ViewerPrices) {
    this.#segment = segment
    this.#prices = prices
  }

  get range(): { from: number; to: number } | null {
    return this.#highest > 0 ? { from: this.#lowest, to: this.#highest } : null
  }

  add(price: number): void {
    if (price > this.#highest) this.#highest = price
    if (price > 0 && price < this.#lowest) this.#lowest = price
  }

  /** Of a kind, the extremes of the list are the extremes of the viewer's prices. */
  addKind(kind: number, { lowest, highest }: { lowest: number; highest: number }): void {
    this.add(this.#prices.ofKind(lowest, kind))
    this.add(this.#prices.ofKind(highest, kind))
  }

  addAll(docs: Uint32Array): void {
    const { kindOf, promos } = this.#segment
    const { list, sure } = this.#prices
    let kind = -1
    let lowest = Number.POSITIVE_INFINITY
    let highest = 0
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number
      if (kindOf[doc] !== kind) {
        if (highest > 0) this.addKind(kind, { lowest, highest })
        kind = kindOf[doc] as number
        lowest = Number.POSITIVE_INFINITY
        highest = 0
      }
      const kopecks = list[doc] as number
      if (promos[doc] !== 0 || kopecks < sure) this.add(this.#prices.ofDoc(doc))
      else {
        if (kopecks < lowest) lowest = kopecks
        if (kopecks > highest) highest = kopecks
      }
    }
    if (highest > 0) this.addKind(kind, { lowest, highest })
  }

  /** Blocks are looked into only while their summed-up prices may still widen the span. */
  addPieces({ count, blockOf, docsOf }: Pieces): void {
    const { blockLow, blockHigh } = this.#prices
    if (!blockLow || !blockHigh) return
    const pieces = Uint32Array.from({ length: count }, (_, piece) => piece)
    const highs = Float64Array.from(pieces, (piece) => this.#prices.atMost(blockHigh[blockOf(piece)] as number))
    const lows = Float64Array.from(pieces, (piece) => this.#prices.atLeast(blockLow[blockOf(piece)] as number))
    const isSeen = new Uint8Array(count)
    for (const piece of pieces.toSorted((a, b) => (highs[b] as number) - (highs[a] as number))) {
      if ((highs[piece] as number) <= this.#highest) break
      isSeen[piece] = 1
      this.addAll(docsOf(piece))
    }
    for (const piece of pieces.toSorted((a, b) => (lows[a] as number) - (lows[b] as number))) {
      if ((lows[piece] as number) >= this.#lowest) break
      if (isSeen[piece] === 0) this.addAll(docsOf(piece))
    }
  }
}
