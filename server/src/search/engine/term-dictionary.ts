import { decodeTerm, encodeTerm } from './alphabet.ts'

const MAX_CACHED = 20_000

/** A search under way: the typed letters, the allowed cost at each level, and the letters walked so far. */
type Traversal = {
  wanted: Uint8Array
  distance: number
  rows: Uint8Array[]
  found: { index: number; distance: number }[]
  path: Uint8Array
}

/** Sorted terms in one blob of bytes: found by halving, by prefix, and within one or two slips of the hand. */
export class TermDictionary {
  readonly bytes: Uint8Array
  readonly offsets: Uint32Array
  readonly size: number
  /** Positions of recently found terms: a reader of a list asks for each again. */
  readonly #lately = new Map<string, number>()

  constructor(bytes: Uint8Array, offsets: Uint32Array) {
    this.bytes = bytes
    this.offsets = offsets
    this.size = offsets.length - 1
  }

  term(index: number): string {
    const term = decodeTerm(this.bytes.subarray(this.offsets[index], this.offsets[index + 1]))
    this.#keep(term, index)
    return term
  }

  find(term: string): number {
    const known = this.#lately.get(term)
    if (known !== undefined) return known
    const wanted = encodeTerm(term)
    const at = this.#lowerBound(wanted)
    const index = at < this.size && this.#compare(at, wanted) === 0 ? at : -1
    this.#keep(term, index)
    return index
  }

  #keep(term: string, index: number): void {
    if (this.#lately.size >= MAX_CACHED) this.#lately.clear()
    this.#lately.set(term, index)
  }

  /** The half-open range of terms that begin with `prefix`. */
  prefixRange(prefix: string): [number, number] {
    const wanted = encodeTerm(prefix)
    const from = this.#lowerBound(wanted)
    const after = Uint8Array.from(wanted)
    after[after.length - 1] = (after.at(-1) ?? 0) + 1
    return [from, this.#lowerBound(after, from)]
  }

  /** The shortest terms that begin with `prefix`, equally long ones in order. */
  shortestWithPrefix(prefix: string, most: number): number[] {
    const [from, to] = this.prefixRange(prefix)
    const byLength: number[][] = []
    for (let index = from; index < to; index++) {
      const length = this.#length(index)
      const same = (byLength[length] ??= [])
      if (same.length < most) same.push(index)
    }
    return byLength.flat().slice(0, most)
  }

  /** Terms within `distance` insertions, drops, swaps of neighbours or exchanged letters; nearest first, then in order. */
  similar(term: string, distance: number, most: number): { index: number; distance: number }[] {
    const wanted = encodeTerm(term)
    const depthMost = wanted.length + distance
    // A cell that is too far stands for all that are further.
    const rows = Array.from({ length: depthMost + 2 }, () => new Uint8Array(wanted.length + 2).fill(distance + 1))
    for (let i = 0; i <= Math.min(distance, wanted.length); i++) (rows[0] as Uint8Array)[i] = i
    const found: { index: number; distance: number }[] = []
    this.#walk({ wanted, distance, rows, found, path: new Uint8Array(depthMost + 1) }, 0, this.size, 0)
    found.sort((a, b) => a.distance - b.distance || a.index - b.index)
    return found.slice(0, most)
  }

  /** Terms that have one of the given letters in each place, so long and no longer. */
  spelled(places: readonly (readonly string[])[]): number[] {
    const letters = places.map((some) => some.flatMap((letter) => [...encodeTerm(letter)]))
    const found: number[] = []
    const descend = (from: number, to: number, depth: number) => {
      let at = from
      while (at < to && this.#length(at) === depth) {
        if (depth === letters.length) found.push(at)
        at += 1
      }
      for (const letter of letters[depth] ?? []) {
        const start = this.#startOfLetter(at, to, depth, letter)
        const end = this.#startOfLetter(start, to, depth, letter + 1)
        if (start < end) descend(start, end, depth + 1)
      }
    }
    descend(0, this.size, 0)
    return found
  }

  /** Descends the sorted terms as if they were a tree, one letter a level, and leaves branches that are already too far. */
  #walk(search: Traversal, from: number, to: number, depth: number): void {
    const { wanted, distance, rows, found } = search
    const row = rows[depth] as Uint8Array
    let at = from
    while (at < to && this.#length(at) === depth) {
      const away = row[wanted.length] as number
      if (away <= distance) found.push({ index: at, distance: away })
      at += 1
    }
    if (depth === wanted.length + distance) return
    const lowest = Math.max(0, depth - distance)
    const highest = Math.min(wanted.length, depth + distance)
    let nearest = distance + 1
    for (let i = lowest; i <= highest; i++) if ((row[i] as number) < nearest) nearest = row[i] as number
    if (nearest >= distance) {
      for (const letter of this.#lettersOn(search, depth)) {
        const start = this.#startOfLetter(at, to, depth, letter)
        const end = this.#startOfLetter(start, to, depth, letter + 1)
        if (start < end) this.#descend(search, { letter, from: start, to: end, depth, maySwap: false })
      }
      return
    }
    while (at < to) {
      const letter = this.bytes[(this.offsets[at] as number) + depth] as number
      const end = this.#endOfLetter(at, to, depth, letter)
      // A swap is paid one level deeper, so it can still mend a branch that looks one step too far here.
      this.#descend(search, { letter, from: at, to: end, depth, maySwap: true })
      at = end
    }
  }

  /** With no slip left, only the letters that were typed lead on, or the second half of a swap. */
  #lettersOn({ wanted, distance, rows, path }: Traversal, depth: number): number[] {
    const row = rows[depth] as Uint8Array
    const before = depth > 0 ? rows[depth - 1] : undefined
    const letters: number[] = []
    const note = (letter: number) => {
      if (!letters.includes(letter)) letters.push(letter)
    }
    const highest = Math.min(wanted.length - 1, depth + distance)
    for (let i = Math.max(0, depth - distance - 1); i <= highest; i++) {
      if ((row[i] as number) <= distance) note(wanted[i] as number)
      if (before && (before[i] as number) < distance && wanted[i + 1] === path[depth - 1]) note(wanted[i] as number)
    }
    return letters
  }

  #descend(
    search: Traversal,
    { letter, from, to, depth, maySwap }: { letter: number; from: number; to: number; depth: number; maySwap: boolean },
  ): void {
    const { wanted, distance, rows, path } = search
    const row = rows[depth] as Uint8Array
    const next = rows[depth + 1] as Uint8Array
    const before = depth > 0 ? rows[depth - 1] : undefined
    const lowest = Math.max(0, depth + 1 - distance)
    const highest = Math.min(wanted.length, depth + 1 + distance)
    let nearest = distance + 1
    for (let i = lowest; i <= highest; i++) {
      let cost = i === 0 ? depth + 1 : Math.min((row[i] as number) + 1, (next[i - 1] as number) + 1)
      if (i > 0) cost = Math.min(cost, (row[i - 1] as number) + (wanted[i - 1] === letter ? 0 : 1))
      if (before && i > 1 && wanted[i - 2] === letter && wanted[i - 1] === path[depth - 1])
        cost = Math.min(cost, (before[i - 2] as number) + 1)
      next[i] = Math.min(cost, distance + 1)
      if (cost < nearest) nearest = cost
    }
    if (nearest > distance && !maySwap) return
    path[depth] = letter
    this.#walk(search, from, to, depth + 1)
  }

  /** First term from `from` on whose letter at `depth` is this one or a later one. */
  #startOfLetter(from: number, to: number, depth: number, letter: number): number {
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.bytes[(this.offsets[middle] as number) + depth] as number) < letter) low = middle + 1
      else high = middle
    }
    return low
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
