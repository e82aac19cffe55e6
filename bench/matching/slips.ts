import type { Random } from './random.ts'

const KEYBOARD = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']
const LATIN = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,.']

const neighbours = new Map<string, string>(
  KEYBOARD.flatMap((row) => [...row].map((letter, place) => [letter, `${row[place - 1] ?? ''}${row[place + 1] ?? ''}`] as const)),
)
const otherLayout = new Map<string, string>(
  KEYBOARD.flatMap((row, at) => [...row].map((letter, place) => [letter, LATIN[at]?.[place] ?? letter] as const)),
)

const WORD = /[а-яё]{5,}|[a-z]{6,}/gi

function replaceAt(text: string, place: number, { length, by }: { length: number; by: string }): string {
  return text.slice(0, place) + by + text.slice(place + length)
}

/** A slip of the fingers in one word: a neighbouring key, a letter dropped, doubled or swapped with the next. */
function mistyped(word: string, random: Random): string {
  const place = 1 + random.below(word.length - 2)
  const letter = word[place] ?? ''
  const near = neighbours.get(letter.toLowerCase())
  const slip = random.below(4)
  if (slip === 0 && near) return replaceAt(word, place, { length: 1, by: near[random.below(near.length)] ?? '' })
  if (slip === 1) return replaceAt(word, place, { length: 1, by: '' })
  if (slip === 2) return replaceAt(word, place, { length: 1, by: letter + letter })
  return replaceAt(word, place, { length: 2, by: (word[place + 1] ?? '') + letter })
}

function inOneWord(text: string, random: Random, change: (word: string) => string): string {
  const found = [...text.matchAll(WORD)]
  if (found.length === 0) return text
  const word = random.pick(found)
  return replaceAt(text, word.index, { length: word[0].length, by: change(word[0]) })
}

const inOtherLayout = (word: string) => [...word.toLowerCase()].map((letter) => otherLayout.get(letter) ?? letter).join('')

/** One or two slips of the fingers; words alone are hit, for a mistaken figure would name another product. */
export function withTypos(text: string, random: Random): string {
  if (random.isChance(0.2)) return inOneWord(text, random, inOtherLayout)
  const once = inOneWord(text, random, (word) => mistyped(word, random))
  return random.isChance(0.35) ? inOneWord(once, random, (word) => mistyped(word, random)) : once
}

const FIGURES_READ: Readonly<Record<string, string>> = { 0: 'О', 1: 'lI', 3: 'З', 5: 'S', 8: 'В', 6: 'б' }
const LETTERS_READ: Readonly<Record<string, string>> = { о: '0', з: '3', л: 'п', н: 'и', и: 'н', ш: 'щ', б: '6', m: 'rn', l: '1', O: '0' }

function misread(text: string, random: Random, { among, as }: { among: RegExp; as: Readonly<Record<string, string>> }): string {
  const found = [...text.matchAll(among)]
  if (found.length === 0) return text
  const sign = random.pick(found)
  const read = as[sign[0]] ?? sign[0]
  return replaceAt(text, sign.index, { length: 1, by: read === 'rn' ? read : (read[random.below(read.length)] ?? '') })
}

/** A name with one slip of recognition: a figure read as a letter, a letter as a figure, or a lost space. */
export function misreadName(text: string, random: Random): string {
  const slip = random.below(3)
  if (slip === 0) return misread(text, random, { among: /[01358](?=[\d,.]*\s?[а-яa-z])/gi, as: FIGURES_READ })
  if (slip === 1) return inOneWord(text, random, (word) => misread(word, random, { among: /(?<=.)[озлнишбml]/g, as: LETTERS_READ }))
  const spaces = [...text.matchAll(/(?<=[а-яёa-z.,])\s(?=[а-яёa-z])/gi)]
  if (spaces.length === 0) return text
  return replaceAt(text, random.pick(spaces).index, { length: 1, by: '' })
}

const CODE_READ: Readonly<Record<string, string>> = {
  0: 'OО',
  1: 'lI',
  5: 'S',
  8: 'B',
  3: 'З',
  O: '0',
  I: '1l',
  S: '5',
  B: '8',
  З: '3',
  Z: '2',
  G: '6',
}

export const misreadCode = (code: string, random: Random) => misread(code, random, { among: /(?<=.)[01583OISBЗZG]/g, as: CODE_READ })

/** Codes that a scanner may take for one another become the same; separators and alphabets do not count. */
export const asScanned = (code: string) =>
  code
    .toUpperCase()
    .replace(/[\s./\\_-]/g, '')
    .replace(/[АВСЕНКМОРТХУ]/g, (letter) => 'ABCEHKMOPTXY'['АВСЕНКМОРТХУ'.indexOf(letter)] ?? letter)
    .replace(/[OО]/g, '0')
    .replace(/[IL|]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8')
    .replace(/З/g, '3')
    .replace(/Z/g, '2')
    .replace(/[GБ]/g, '6')
