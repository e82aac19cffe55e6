import { encodeTerm } from './alphabet.ts'
import { growing } from './growing-array.ts'

/** Below so many terms they are compared, not dealt out by their letters. */
const FEW = 16

/** Numbers terms as they come. Words are few and asked for all the time, codes many and seldom: apart, the words stay at hand. */
export class TermNumbers {
  readonly #words = new Map<string, number>()
  readonly #codes = new Map<string, number>()
  readonly #bytes = growing.bytes()
  readonly #offsets = growing.words()

  constructor() {
    this.#offsets.push(0)
  }

  numberOf(term: string, isCode: boolean): number {
    const number = this.#words.get(term) ?? this.#codes.get(term)
    if (number !== undefined) return number
    const next = this.#offsets.length - 1
    for (const byte of encodeTerm(term)) this.#bytes.push(byte)
    this.#offsets.push(this.#bytes.length)
    ;(isCode ? this.#codes : this.#words).set(term, next)
    return next
  }

  /** Terms in the order of their letters: `order` has their numbers, the rest is the dictionary. */
  sorted(): { order: Uint32Array; bytes: Uint8Array; offsets: Uint32Array } {
    const from = this.#bytes.done()
    const starts = this.#offsets.done()
    const order = Uint32Array.from({ length: starts.length - 1 }, (_, number) => number)
    sortByLetters({ bytes: from, starts, order, room: new Uint32Array(order.length) }, 0, order.length, 0)
    const bytes = new Uint8Array(from.length)
    const offsets = new Uint32Array(starts.length)
    let at = 0
    order.forEach((number, place) => {
      bytes.set(from.subarray(starts[number], starts[number + 1]), at)
      at += (starts[number + 1] as number) - (starts[number] as number)
      offsets[place + 1] = at
    })
    return { order, bytes, offsets }
  }
}

type Sorting = { bytes: Uint8Array; starts: Uint32Array; order: Uint32Array; room: Uint32Array }

/** Deals terms out by one letter after the other; a term that ends comes first. */
function sortByLetters(sorting: Sorting, from: number, to: number, depth: number): void {
  const { bytes, starts, order, room } = sorting
  if (to - from <= FEW) {
    order.subarray(from, to).sort((a, b) => compare(sorting, a, b, depth))
    return
  }
  const letterOf = (term: number) => {
    const at = (starts[term] as number) + depth
    return at < (starts[term + 1] as number) ? (bytes[at] as number) : 0
  }
  const ends = new Uint32Array(257)
  for (let i = from; i < to; i++) ends[letterOf(order[i] as number) + 1]!++
  for (let letter = 0; letter < 256; letter++) ends[letter + 1]! += ends[letter] as number
  const next = ends.slice()
  for (let i = from; i < to; i++) room[from + next[letterOf(order[i] as number)]!++] = order[i] as number
  order.set(room.subarray(from, to), from)
  // Letter 0 stands for the end; terms differ, so there is one at most.
  for (let letter = 1; letter < 256; letter++) {
    const start = from + (ends[letter] as number)
    const end = from + (ends[letter + 1] as number)
    if (end - start > 1) sortByLetters(sorting, start, end, depth + 1)
  }
}

function compare({ bytes, starts }: Sorting, a: number, b: number, depth: number): number {
  const lengthOfA = (starts[a + 1] as number) - (starts[a] as number)
  const lengthOfB = (starts[b + 1] as number) - (starts[b] as number)
  const shared = Math.min(lengthOfA, lengthOfB)
  for (let i = depth; i < shared; i++) {
    const difference = (bytes[(starts[a] as number) + i] as number) - (bytes[(starts[b] as number) + i] as number)
    if (difference !== 0) return difference
  }
  return lengthOfA - lengthOfB
}
