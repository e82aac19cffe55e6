import { decodeTerm, encodeTerm } from './alphabet.ts'

/** Sorted terms in one blob of bytes: found by halving, by prefix, and within one or two slips of the hand. */
export class TermDictionary {
  readonly bytes: Uint8Array
  readonly offsets: Uint32Array
  readonly size: number

  constructor(bytes: Uint8Array, offsets: Uint32Array) {
    this.bytes = bytes
    this.offsets = offsets
    this.size = offsets.length - 1
  }

  term(index: number): string {
    return decodeTerm(this.bytes.subarray(this.offsets[index], this.offsets[index + 1]))
  }

  find(term: string): number {
    const wanted = encodeTerm(term)
    const at = this.#lowerBound(wanted)
    return at < this.size && this.#compare(at, wanted) === 0 ? at : -1
  }

  /** The half-open range of terms that begin with `prefix`. */
  prefixRange(prefix: string): [number, number] {
    const wanted = encodeTerm(prefix)
    const from = this.#lowerBound(wanted)
    const after = Uint8Array.from(wanted)
    after[after.length - 1] = (after.at(-1) ?? 0) + 1
    return [from, this.#lowerBound(after, from)]
  }

  /** Terms within `distance` insertions, drops, swaps of neighbours or exchanged letters; nearest first, then in order. */
  similar(term: string, distance: number, most: number): { index: number; distance: number }[] {
    const wanted = encodeTerm(term)
    const found: { index: number; distance: number }[] = []
    const width = wanted.length + 1
    const depthMost = wanted.length + distance
    const rows = Array.from({ length: depthMost + 2 }, () => new Uint8Array(width))
    for (let i = 0; i < width; i++) (rows[0] as Uint8Array)[i] = i
    this.#walk({ wanted, distance, rows, found, path: new Uint8Array(depthMost + 1) }, 0, this.size, 0)
    found.sort((a, b) => a.distance - b.distance || a.index - b.index)
    return found.slice(0, most)
  }

  /** Descends the sorted terms as if they were a tree, one letter a level, and leaves branches that are already too far. */
  #walk(
    search: { wanted: Uint8Array; distance: number; rows: Uint8Array[]; found: { index: number; distance: number }[]; path: Uint8Array },
    from: number,
    to: number,
    depth: number,
  ): void {
    const { wanted, distance, rows, found, path } = search
    const row = rows[depth] as Uint8Array
    let at = from
    while (at < to && this.#length(at) === depth) {
      const away = row[wanted.length] as number
      if (away <= distance) found.push({ index: at, distance: away })
      at += 1
    }
    if (depth === wanted.length + distance) return
    const next = rows[depth + 1] as Uint8Array
    const before = depth > 0 ? (rows[depth - 1] as Uint8Array) : null
    // A swap is paid one level deeper, so it can still mend a branch that looks one step too far here.
    const maySwap = row.some((cost) => cost < distance)
    while (at < to) {
      const letter = this.bytes[(this.offsets[at] as number) + depth] as number
      const end = this.#endOfLetter(at, to, depth, letter)
      next[0] = depth + 1
      let nearest = depth + 1
      for (let i = 1; i <= wanted.length; i++) {
        const same = wanted[i - 1] === letter ? 0 : 1
        let cost = Math.min((row[i] as number) + 1, (next[i - 1] as number) + 1, (row[i - 1] as number) + same)
        if (before && i > 1 && wanted[i - 2] === letter && wanted[i - 1] === path[depth - 1])
          cost = Math.min(cost, (before[i - 2] as number) + 1)
        next[i] = cost
        if (cost < nearest) nearest = cost
      }
      if (nearest <= distance || maySwap) {
        path[depth] = letter
        this.#walk(search, at, end, depth + 1)
      }
      at = end
    }
  }

  /** First term after `at` whose letter at `depth` differs; doubling steps, then halving. */
  #endOfLetter(at: number, to: number, depth: number, letter: number): number {
    let step = 1
    let known = at
    while (known + step < to && this.bytes[(this.offsets[known + step] as number) + depth] === letter) {
      known += step
      step *= 2
    }
    let low = known + 1
    let high = Math.min(known + step, to)
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.bytes[(this.offsets[middle] as number) + depth] === letter) low = middle + 1
      else high = middle
    }
    return low
  }

  #length(index: number): number {
    return (this.offsets[index + 1] as number) - (this.offsets[index] as number)
  }

  #lowerBound(wanted: Uint8Array, from = 0): number {
    let low = from
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(middle, wanted) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #compare(index: number, wanted: Uint8Array): number {
    const start = this.offsets[index] as number
    const length = this.#length(index)
    const shared = Math.min(length, wanted.length)
    for (let i = 0; i < shared; i++) {
      const difference = (this.bytes[start + i] as number) - (wanted[i] as number)
      if (difference !== 0) return difference
    }
    return length - wanted.length
  }
}

/** Packs terms that are already sorted by their encoded bytes. */
export function packTerms(encoded: Uint8Array[]): { bytes: Uint8Array; offsets: Uint32Array } {
  const offsets = new Uint32Array(encoded.length + 1)
  let total = 0
  encoded.forEach((term, i) => {
    offsets[i] = total
    total += term.length
  })
  offsets[encoded.length] = total
  const bytes = new Uint8Array(total)
  encoded.forEach((term, i) => bytes.set(term, offsets[i]))
  return { bytes, offsets }
}
