import type { Word } from './words.ts'

const MOST_GLUED = 3

/** «ввг нг» is «ВВГнг», «ввгнгls» is «ВВГнг(А)-LS»: the same letters in other pieces. */
export function gluedInName(
  words: readonly Word[],
  at: number,
  named: readonly Word[],
): { length: number; from: number; to: number } | null {
  let given = ''
  for (let length = 1; length <= MOST_GLUED; length++) {
    const word = words[at + length - 1]
    if (!word || word.numbers.length > 0) return null
    given += word.raw
    if (given.length < MOST_GLUED) continue
    for (let from = 0; from < named.length; from++) {
      let letters = ''
      for (let to = from; to < Math.min(named.length, from + MOST_GLUED + 1); to++) {
        const one = named[to] as Word
        if (one.numbers.length > 0 || letters.length >= given.length) break
        letters += one.raw
        if (!given.startsWith(letters)) break
        if (letters === given && (length > 1 || to > from)) return { length, from, to: to + 1 }
      }
    }
  }
  return null
}

/** «св/д» is «светодиодный», «с/з» is «с заземлением», «эл.магн.» is «электромагнитный»: the beginnings of two parts, or of two words. */
export function shortenedInTwo(first: Word, second: Word | undefined, named: readonly Word[]): { from: number; to: number } | null {
  if (!second || second.numbers.length > 0) return null
  for (const [at, { raw, numbers }] of named.entries()) {
    if (numbers.length > 0 || !raw.startsWith(first.raw)) continue
    if (raw.length > first.raw.length + second.raw.length && raw.slice(first.raw.length).includes(second.raw))
      return { from: at, to: at + 1 }
    const next = named[at + 1]
    if (next && next.numbers.length === 0 && next.raw.startsWith(second.raw)) return { from: at, to: at + 2 }
  }
  return null
}
