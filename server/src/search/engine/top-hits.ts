/** Of equal keys the document with the higher one goes first. */
type TieOf = (doc: number) => number

/** Keeps the `size` documents with the highest keys; of equal keys those with the highest `tieOf`, then the lowest ids. */
export class TopHits {
  readonly #size: number
  readonly #tieOf: TieOf
  readonly #ids: Uint32Array
  /** A heap with the worst on top. */
  readonly #docs: Uint32Array
  readonly #keys: Float64Array
  readonly #ties: Float64Array
  #count = 0
  /** Nothing below this key can enter any more. */
  least = Number.NEGATIVE_INFINITY

  constructor(size: number, { ids }: { ids: Uint32Array }, tieOf: TieOf) {
    // No more than there are.
    this.#size = Math.min(size, ids.length)
    this.#tieOf = tieOf
    this.#ids = ids
    this.#docs = new Uint32Array(this.#size)
    this.#keys = new Float64Array(this.#size)
    this.#ties = new Float64Array(this.#size)
    if (this.#size === 0) this.least = Number.POSITIVE_INFINITY
  }

  add(doc: number, key: number): void {
    if (key < this.least || this.#size === 0) return
    const tie = this.#tieOf(doc)
    if (this.#count < this.#size) this.#rise(doc, key, tie)
    else {
      // Of a broad word most documents are equal to the worst one, and go no further.
      if (key === this.least && !this.#isBefore(0, doc, key, tie)) return
      this.#sink(doc, key, tie)
    }
    if (this.#count < this.#size) return
    this.least = this.#keys[0] as number
  }

  /** Best first, without the best `skipped`: a far page does not need all before it in order. Nothing is left here. */
  sorted(skipped = 0): number[] {
    const docs: number[] = []
    while (this.#count > skipped) docs.push(this.#takeWorst())
    this.#count = 0
    return docs.toReversed()
  }

  #takeWorst(): number {
    const worst = this.#docs[0] as number
    const last = --this.#count
    this.#sink(this.#docs[last] as number, this.#keys[last] as number, this.#ties[last] as number)
    return worst
  }

  /** Whether a document goes before the one at a place of the heap. */
  #isBefore(place: number, doc: number, key: number, tie: number): boolean {
    const other = this.#keys[place] as number
    if (key !== other) return key > other
    const otherTie = this.#ties[place] as number
    if (tie !== otherTie) return tie > otherTie
    return (this.#ids[doc] as number) < (this.#ids[this.#docs[place] as number] as number)
  }

  #put(place: number, doc: number, key: number, tie: number): void {
    this.#docs[place] = doc
    this.#keys[place] = key
    this.#ties[place] = tie
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#docs[from] as number, this.#keys[from] as number, this.#ties[from] as number)
  }

  /** From the end of the heap up to its place. */
  #rise(doc: number, key: number, tie: number): void {
    let at = this.#count++
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (this.#isBefore(parent, doc, key, tie)) break
      this.#move(parent, at)
      at = parent
    }
    this.#put(at, doc, key, tie)
  }

  /** The worse of two neighbours in the heap. */
  #worseOf(a: number, b: number): number {
    return this.#isBefore(b, this.#docs[a] as number, this.#keys[a] as number, this.#ties[a] as number) ? b : a
  }

  /** In place of the worst, down to its place. */
  #sink(doc: number, key: number, tie: number): void {
    let at = 0
    for (let child = 1; child < this.#count; child = 2 * at + 1) {
      if (child + 1 < this.#count) child = this.#worseOf(child, child + 1)
      if (!this.#isBefore(child, doc, key, tie)) break
      this.#move(child, at)
      at = child
    }
    this.#put(at, doc, key, tie)
  }
}
