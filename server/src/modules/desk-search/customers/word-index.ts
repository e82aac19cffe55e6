/** Parts of words are looked up by their first, second … three letters. */
const PART = 3
/** Where all typed words are common and no entry has them together: so many are looked at. */
const MOST_LOOKED_AT = 10_000
const MOST_EMPTY = 1_000

/** Words in one spelling: small letters, е for ё, no signs. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const partsOf = (word: string): string[] =>
  word.length < PART ? [] : [...new Set(Array.from({ length: word.length - PART + 1 }, (_, at) => word.slice(at, at + PART)))]

type Word = { word: string; ids: number[] }

/** The word itself first, then those that begin with the typed part; looked through only as far as they are asked for. */
function* byFit(words: readonly Word[], typed: string): Generator<Word> {
  for (const one of words) if (one.word === typed) yield one
  for (const one of words) if (one.word !== typed && one.word.startsWith(typed)) yield one
  for (const one of words) if (!one.word.startsWith(typed) && one.word.includes(typed)) yield one
}

/**
 * Entries by parts of their words. Names have few different words, so that a part that everybody has costs as little as a rare one:
 * words are looked through first, and of their entries only as many as are wanted.
 */
export class WordIndex {
  readonly #words = new Map<string, Word>()
  readonly #wordsWith = new Map<string, Word[]>()
  /** By id: an array is read several times faster than a map, and a common word has thousands of entries. */
  readonly #textOf: (string | undefined)[] = []
  /** Texts that led to nobody since the last entry came. */
  readonly #empty = new Set<string>()

  put(id: number, text: string): void {
    this.remove(id)
    this.#empty.clear()
    const words = [...new Set(wordsOf(text))]
    this.#textOf[id] = words.join(' ')
    for (const word of words) this.#wordFor(word).ids.push(id)
  }

  remove(id: number): void {
    const text = this.#textOf[id]
    if (text === undefined) return
    this.#textOf[id] = undefined
    for (const word of text.split(' ')) {
      const ids = this.#words.get(word)?.ids ?? []
      const place = ids.indexOf(id)
      if (place >= 0) ids.splice(place, 1)
    }
  }

  /** Where the typed words begin in the words of an entry; beyond all where they stand apart. */
  placeOf(id: number, typed: readonly string[]): number {
    const place = this.#textOf[id]?.indexOf(typed.join(' ')) ?? -1
    return place < 0 ? Infinity : place
  }

  /** Entries that have every typed word as a part of theirs, the newest of a word first; words too short to look up are compared only. */
  find(typed: readonly string[], { isWanted, most }: { isWanted: (id: number) => boolean; most: number }): number[] {
    if (this.#isKnownEmpty(typed)) return []
    const looked = this.#rarestOf(typed)
    if (looked === undefined) return []
    const others = typed.filter((part) => part !== looked)
    const found = new Set<number>()
    let lookedAt = 0
    let isEmpty = true
    for (const { ids } of byFit(this.#wordsNear(looked), looked))
      for (let at = ids.length - 1; at >= 0; at--) {
        if (found.size === most || lookedAt === MOST_LOOKED_AT) return [...found]
        lookedAt += 1
        const id = ids[at] ?? 0
        if (others.length > 0 && !this.#hasAll(id, others)) continue
        isEmpty = false
        if (isWanted(id)) found.add(id)
      }
    if (isEmpty) this.#noteEmpty(typed)
    return [...found]
  }

  /** Of a text being typed: where its former letters led to nobody, the next ones lead to nobody. */
  #isKnownEmpty(typed: readonly string[]): boolean {
    const before = typed.slice(0, -1)
    const last = typed.at(-1) ?? ''
    for (let length = last.length; length > 0; length--) if (this.#empty.has([...before, last.slice(0, length)].join(' '))) return true
    return false
  }

  #noteEmpty(typed: readonly string[]): void {
    if (this.#empty.size >= MOST_EMPTY) this.#empty.clear()
    this.#empty.add(typed.join(' '))
  }

  #hasAll(id: number, parts: readonly string[]): boolean {
    const text = this.#textOf[id] ?? ''
    for (const part of parts) if (!text.includes(part)) return false
    return true
  }

  /** The typed part with the fewest entries; one alone need not be counted, and of several none further than the fewest so far. */
  #rarestOf(typed: readonly string[]): string | undefined {
    const parts = typed.filter((part) => part.length >= PART)
    if (parts.length < 2) return parts[0]
    const byWords = parts
      .map((part) => ({ part, words: this.#wordsNear(part) }))
      .toSorted((one, other) => one.words.length - other.words.length)
    let rarest: string | undefined
    let fewest = Infinity
    for (const { part, words } of byWords) {
      let entries = 0
      for (const { word, ids } of words) {
        if (entries >= fewest) break
        if (word.includes(part)) entries += ids.length
      }
      if (entries >= fewest) continue
      rarest = part
      fewest = entries
    }
    return rarest
  }

  /** Words with the rarest three letters of a typed part: all that may have it are among them. */
  #wordsNear(typed: string): readonly Word[] {
    let rarest: readonly Word[] | undefined
    for (const part of partsOf(typed)) {
      const words = this.#wordsWith.get(part) ?? []
      if (!rarest || words.length < rarest.length) rarest = words
    }
    return rarest ?? []
  }

  /** A word that nobody has any more stays, without entries. */
  #wordFor(word: string): Word {
    const known = this.#words.get(word)
    if (known) return known
    const made: Word = { word, ids: [] }
    this.#words.set(word, made)
    for (const part of partsOf(word)) {
      const words = this.#wordsWith.get(part)
      if (words) words.push(made)
      else this.#wordsWith.set(part, [made])
    }
    return made
  }
}
