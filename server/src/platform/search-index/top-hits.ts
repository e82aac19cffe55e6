/** Keeps the `size` documents with the highest keys; of equal keys the more popular is first, then the lower id. */
export class TopHits {
  readonly #size: number
  readonly #popularity: Uint32Array
  readonly #ids: Uint32Array
  /** A heap with the worst on top. */
  readonly #docs: number[] = []
  readonly #keys: number[] = []
  /** Nothing below this key can enter any more. */
  least = Number.NEGATIVE_INFINITY
  /** Nor what has it and is less popular than this. */
  leastPopularity = 0

  constructor(size: number, { popularity, ids }: { popularity: Uint32Array; ids: Uint32Array }) {
    this.#size = size
    this.#popularity = popularity
    this.#ids = ids
    if (size === 0) this.least = Number.POSITIVE_INFINITY
  }

  add(doc: number, key: number): void {
    if (key < this.least || this.#size === 0) return
    if (this.#docs.length < this.#size) {
      this.#docs.push(doc)
      this.#keys.push(key)
      this.#rise(this.#docs.length - 1)
    } else {
      if (key === this.least && !this.#isBefore(doc, this.#docs[0] as number)) return
      this.#docs[0] = doc
      this.#keys[0] = key
      this.#sink()
    }
    if (this.#docs.length < this.#size) return
    this.least = this.#keys[0] as number
    this.leastPopularity = this.#popularity[this.#docs[0] as number] as number
  }

  /** Best first. */
  sorted(): number[] {
    const order = [...this.#docs.keys()].sort((a, b) => (this.#isWorse(a, b) ? 1 : -1))
    return order.map((place) => this.#docs[place] as number)
  }

  #isBefore(a: number, b: number): boolean {
    const difference = (this.#popularity[b] as number) - (this.#popularity[a] as number)
    return difference === 0 ? (this.#ids[a] as number) < (this.#ids[b] as number) : difference < 0
  }

  #isWorse(a: number, b: number): boolean {
    const difference = (this.#keys[a] as number) - (this.#keys[b] as number)
    return difference === 0 ? this.#isBefore(this.#docs[b] as number, this.#docs[a] as number) : difference < 0
  }

  #rise(from: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!this.#isWorse(at, parent)) return
      this.#swap(at, parent)
      at = parent
    }
  }

  #sink(): void {
    let at = 0
    for (;;) {
      let worst = at
      for (let child = 2 * at + 1; child <= 2 * at + 2; child++) if (child < this.#docs.length && this.#isWorse(child, worst)) worst = child
      if (worst === at) return
      this.#swap(at, worst)
      at = worst
    }
  }

  #swap(a: number, b: number): void {
    const doc = this.#docs[a] as number
    this.#docs[a] = this.#docs[b] as number
    this.#docs[b] = doc
    const key = this.#keys[a] as number
    this.#keys[a] = this.#keys[b] as number
    this.#keys[b] = key
  }
}
