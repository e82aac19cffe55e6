/** Of equal keys the document with the higher one goes first. */
type TieOf = (doc: number) => number

type Entry = { doc: number; key: number; tie: number }

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
    if (this.#count < this.#size) this.#rise(this.#count++, { doc, key, tie })
    else {
      // Of a broad word most documents are equal to the worst one, and go no further.
      if (key === this.least && !this.#isBeforeWorst(doc, tie)) return
      this.#sink({ doc, key, tie })
    }
    if (this.#count < this.#size) return
    this.least = this.#keys[0] as number
  }

  /** Best first. */
  sorted(): number[] {
    const places = Array.from({ length: this.#count }, (_, place) => place)
    return places.sort((a, b) => (this.#isBefore(this.#at(a), b) ? -1 : 1)).map((place) => this.#docs[place] as number)
  }

  #isBeforeWorst(doc: number, tie: number): boolean {
    const worst = this.#ties[0] as number
    return tie === worst ? (this.#ids[doc] as number) < (this.#ids[this.#docs[0] as number] as number) : tie > worst
  }

  #at(place: number): Entry {
    return { doc: this.#docs[place] as number, key: this.#keys[place] as number, tie: this.#ties[place] as number }
  }

  /** Whether a document goes before the one at a place of the heap. */
  #isBefore({ doc, key, tie }: Entry, place: number): boolean {
    const other = this.#keys[place] as number
    if (key !== other) return key > other
    const otherTie = this.#ties[place] as number
    if (tie !== otherTie) return tie > otherTie
    return (this.#ids[doc] as number) < (this.#ids[this.#docs[place] as number] as number)
  }

  #put(place: number, { doc, key, tie }: Entry): void {
    this.#docs[place] = doc
    this.#keys[place] = key
    this.#ties[place] = tie
  }

  #move(from: number, to: number): void {
    this.#docs[to] = this.#docs[from] as number
    this.#keys[to] = this.#keys[from] as number
    this.#ties[to] = this.#ties[from] as number
  }

  /** From the end of the heap up to its place. */
  #rise(from: number, entry: Entry): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (this.#isBefore(entry, parent)) break
      this.#move(parent, at)
      at = parent
    }
    this.#put(at, entry)
  }

  /** In place of the worst, down to its place. */
  #sink(entry: Entry): void {
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.#count) break
      if (child + 1 < this.#count && this.#isBefore(this.#at(child), child + 1)) child += 1
      if (!this.#isBefore(entry, child)) break
      this.#move(child, at)
      at = child
    }
    this.#put(at, entry)
  }
}
