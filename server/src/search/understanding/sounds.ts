import { wordTerm } from '../engine/normalise/tokenise.ts'

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'a',
}

/** Latin letters in the place of Cyrillic ones that look alike, as terms are written. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}

/** Ways to write one sound in Latin letters, the longer first. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/[yj]u/g, 'u'],
  [/[yj]a/g, 'a'],
  [/[yj]o/g, 'e'],
  [/c(?!h)|q/g, 'k'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/x/g, 'ks'],
]
const LEAST_SOUND = 3
/** Shorter words are marks, in which every letter counts: ВВГ. */
const LEAST_DOUBLED = 5

/** How a word sounds, whichever script it is in: «kabel» and «кабель», «нетроса» and «Netrosa». */
export function soundOf(word: string): string {
  const heard = /[а-яё]/.test(word)
    ? [...word].map((letter) => CYRILLIC[LOOK_ALIKE[letter] ?? letter] ?? letter).join('')
    : LATIN.reduce((text, [written, sound]) => text.replace(written, sound), word)
  // Endings differ from case to case, and doubled letters are heard as one.
  return heard.length < LEAST_DOUBLED ? heard : heard.replace(/(.)\1+/g, '$1').replace(/(?<=..)[aeiou]+$/, '')
}

/** The stem of a Russian word in Latin letters, as it sounds. */
export const stemSoundOf = (word: string): string => soundOf(wordTerm(inCyrillic(soundOf(word))))

const inCyrillic = (sound: string): string =>
  sound.replace(/ts|ch|sh|[a-z]/g, (written) => Object.entries(CYRILLIC).find(([, of]) => of === written)?.[0] ?? written)

const known = new WeakMap<object, ReadonlyMap<string, string>>()

/** The terms of one source by how they sound. */
export function bySound(terms: { keys: () => Iterable<string> }): ReadonlyMap<string, string> {
  const kept = known.get(terms)
  if (kept) return kept
  const found = new Map<string, string>()
  for (const term of terms.keys()) {
    const sound = /\d/.test(term) ? '' : soundOf(term)
    if (sound.length >= LEAST_SOUND && !found.has(sound)) found.set(sound, term)
  }
  known.set(terms, found)
  return found
}
