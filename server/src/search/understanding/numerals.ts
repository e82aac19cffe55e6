import { wordTerm } from '../engine/normalise/tokenise.ts'

const WORDS = new Map(
  Object.entries({
    один: 1,
    одна: 1,
    одно: 1,
    одной: 1,
    одним: 1,
    одну: 1,
    два: 2,
    две: 2,
    двух: 2,
    двумя: 2,
    три: 3,
    трех: 3,
    тремя: 3,
    четыре: 4,
    четырех: 4,
    четырьмя: 4,
    пять: 5,
    пяти: 5,
    шесть: 6,
    шести: 6,
    семь: 7,
    восемь: 8,
    восьми: 8,
    десять: 10,
    десяти: 10,
    двенадцать: 12,
  }),
)

/** Beginnings of adjectives, the longer first: «двухполюсный», «пятижильный». */
const PREFIXES: readonly (readonly [prefix: string, number: number])[] = [
  ['четырех', 4],
  ['двенадцати', 12],
  ['десяти', 10],
  ['восьми', 8],
  ['шести', 6],
  ['семи', 7],
  ['пяти', 5],
  ['одно', 1],
  ['двух', 2],
  ['дву', 2],
  ['трех', 3],
]

/** «два», «трёх» as a number. */
export const numeralOf = (word: string): number | null => WORDS.get(word) ?? null

/** «трёхполюсный» is 3 and «полюсный»; null for a word that begins otherwise. */
export function numeralPrefixOf(word: string): { number: number; rest: string } | null {
  for (const [prefix, number] of PREFIXES)
    if (word.startsWith(prefix) && word.length >= prefix.length + 3) return { number, rest: wordTerm(word.slice(prefix.length)) }
  return null
}

const LEAST_COMMON = 3

/** From this length on the last letter of a root may change: «кнопк» and «кнопочн», «потолок» and «потолочн». */
const LEAST_CHANGED = 5
const MOST_LONGER = 3

/** Whether two stems are of one root: «полюсн» and «полюс», «жильн» and «жил», «фазн» and «фаз». */
export function isOneRoot(a: string, b: string): boolean {
  const short = Math.min(a.length, b.length)
  const common = short < LEAST_CHANGED ? short : short - 1
  return short >= LEAST_COMMON && a.slice(0, common) === b.slice(0, common) && Math.abs(a.length - b.length) <= MOST_LONGER
}
