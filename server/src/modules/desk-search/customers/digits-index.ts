/** Entries by the first digits of their numbers, in order. */
export class DigitsIndex {
  #rows: { digits: string; id: number }[] = []
  #isSorted = true

  /** Many at once are put in order by the first question after them. */
  put(id: number, digits: string): void {
    this.#rows.push({ digits, id })
    this.#isSorted = false
  }

  remove(id: number): void {
    this.#rows = this.#rows.filter((row) => row.id !== id)
  }

  find(first: string, { isWanted, most }: { isWanted: (id: number) => boolean; most: number }): number[] {
    this.#sort()
    const found = new Set<number>()
    for (let at = this.#placeOf(first); at < this.#rows.length && found.size < most; at++) {
      const row = this.#rows[at]
      if (!row?.digits.startsWith(first)) break
      if (isWanted(row.id)) found.add(row.id)
    }
    return [...found]
  }

  #sort(): void {
    if (this.#isSorted) return
    // Already sorted rows with a few behind them cost one pass.
    this.#rows.sort((one, other) => (one.digits < other.digits ? -1 : one.digits > other.digits ? 1 : one.id - other.id))
    this.#isSorted = true
  }

  /** Of the first row not below. */
  #placeOf(first: string): number {
    let from = 0
    let upTo = this.#rows.length
    while (from < upTo) {
      const middle = (from + upTo) >> 1
      if ((this.#rows[middle]?.digits ?? '') < first) from = middle + 1
      else upTo = middle
    }
    return from
  }
}
