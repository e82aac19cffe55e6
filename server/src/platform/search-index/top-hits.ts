/** Keeps the best `size` of many; `isBefore` says which of two documents stands first. */
export class TopHits {
  readonly #size: number
  readonly #isBefore: (a: number, b: number) => boolean
  /** A heap with the worst on top. */
  readonly #docs: number[] = []

  constructor(size: number, isBefore: (a: number, b: number) => boolean) {
    this.#size = size
    this.#isBefore = isBefore
  }

  add(doc: number): void {
    const docs = this.#docs
    if (docs.length < this.#size) {
      docs.push(doc)
      this.#rise(docs.length - 1)
      return
    }
    if (this.#size === 0 || !this.#isBefore(doc, docs[0] as number)) return
    docs[0] = doc
    this.#sink(0)
  }

  /** Best first. */
  sorted(): number[] {
    return this.#docs.toSorted((a, b) => (this.#isBefore(a, b) ? -1 : 1))
  }

  #rise(from: number): void {
    const docs = this.#docs
    let at = from
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!this.#isBefore(docs[parent] as number, docs[at] as number)) return
      this.#swap(at, parent)
      at = parent
    }
  }

  #sink(from: number): void {
    const docs = this.#docs
    let at = from
    for (;;) {
      let worst = at
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < docs.length && this.#isBefore(docs[worst] as number, docs[child] as number)) worst = child
      }
      if (worst === at) return
      this.#swap(at, worst)
      at = worst
    }
  }

  #swap(a: number, b: number): void {
    const docs = this.#docs
    const kept = docs[a] as number
    docs[a] = docs[b] as number
    docs[b] = kept
  }
}
