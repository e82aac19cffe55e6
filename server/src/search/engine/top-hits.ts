/** Below zero when the first document goes before the second; of equal keys. */
type Tie = (a: number, b: number) => number

/** Keeps the `size` documents with the highest keys; of equal keys `tie` decides, then the lower id. */
export class TopHits {
  readonly #size: number
  readonly #tie: Tie
  readonly #ids: Uint32Array
  /** A heap with the worst on top. */
  readonly #docs: Uint32Array
  readonly #keys: Float64Array
  #count = 0
  /** Nothing below this key can enter any more. */
  least = Number.NEGATIVE_INFINITY

  constructor(size: number, { ids }: { ids: Uint32Array }, tie: Tie) {
    // No more than there are.
    this.#size = Math.min(size, ids.length)
    this.#tie = tie
    this.#ids = ids
    this.#docs = new Uint32Array(this.#size)
    this.#keys = new Float64Array(this.#size)
    if (this.#size === 0) this.least = Number.POSITIVE_INFINITY
  }

  add(doc: number, key: number): void {
    if (key < this.least || this.#size === 0) return
    if (this.#count < this.#size) this.#rise(this.#count++, doc, key)
    else {
      if (key === this.least && !this.#isBefore(doc, this.#docs[0] as number)) return
      this.#sink(doc, key)
    }
    if (this.#count < this.#size) return
    this.least = this.#keys[0] as number
  }

  /** Best first. */
  sorted(): number[] {
    const places = Array.from({ length: this.#count }, (_, place) => place)
    const docs = this.#docs
    const keys = this.#keys
    places.sort((a, b) => (keys[b] as number) - (keys[a] as number) || (this.#isBefore(docs[a] as number, docs[b] as number) ? -1 : 1))
    return places.map((place) => docs[place] as number)
  }

  #isBefore(a: number, b: number): boolean {
    return (this.#tie(a, b) || (this.#ids[a] as number) - (this.#ids[b] as number)) < 0
  }

  /** From the end of the heap up to its place. */
  #rise(from: number, doc: number, key: number): void {
    const docs = this.#docs
    const keys = this.#keys
    let at = from
    while (at > 0) {
      const parent = (at - 1) >>> 1
      const above = keys[parent] as number
      if (key > above || (key === above && this.#isBefore(doc, docs[parent] as number))) break
      docs[at] = docs[parent] as number
      keys[at] = above
      at = parent
    }
    docs[at] = doc
    keys[at] = key
  }

  /** In place of the worst, down to its place. */
  #sink(doc: number, key: number): void {
    const docs = this.#docs
    const keys = this.#keys
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.#count) break
      const other = child + 1
      if (
        other < this.#count &&
        ((keys[other] as number) < (keys[child] as number) ||
          (keys[other] === keys[child] && this.#isBefore(docs[child] as number, docs[other] as number)))
      )
        child = other
      const below = keys[child] as number
      if (below > key || (below === key && this.#isBefore(docs[child] as number, doc))) break
      docs[at] = docs[child] as number
      keys[at] = below
      at = child
    }
    docs[at] = doc
    keys[at] = key
  }
}
