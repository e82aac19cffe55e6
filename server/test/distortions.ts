export type Good = { id: number; article: string; name: string }

/** A typed query for this product; null when no such distortion can happen to it. */
type Distort = (good: Good, place: number) => string | null

/** The same numbers in every run of a seed. */
type Draw = (place: number, turn: number) => number

const drawFrom =
  (seed: number): Draw =>
  (place, turn) => {
    let state = Math.imul(place + 1 + seed * 7919, 0x9e3779b1) ^ Math.imul(turn + 1, 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }

const ENDINGS: [RegExp, string[]][] = [
  [/(?<=[а-яё]{3})(ый|ий|ой)$/i, ['ого', 'ому', 'ым', 'ые', 'ых', 'ыми']],
  [/(?<=[а-яё]{3})ая$/i, ['ой', 'ую', 'ые', 'ых']],
  [/(?<=[а-яё]{3})ое$/i, ['ого', 'ому', 'ые', 'ым']],
  [/(?<=[а-яё]{2}т)ель$/i, ['еля', 'елю', 'ели', 'елей', 'елем']],
  [/(?<=[а-яё]{3})ка$/i, ['ки', 'ку', 'кой', 'ками']],
  [/(?<=[а-яё]{3}[бвгдзлмнпрст])а$/i, ['ы', 'у', 'ой', 'ами']],
  [/(?<=[а-яё]{3}[бвгдзклмнпрстф])$/i, ['а', 'ом', 'ы', 'ов', 'ами']],
]

const LATIN = 'ABCEHKMOPTXaceopxy'
const CYRILLIC = 'АВСЕНКМОРТХасеорху'

const ENGLISH_KEYS = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'
const retype = (text: string, from: string, to: string) =>
  [...text].map((key) => (from.includes(key) ? to.charAt(from.indexOf(key)) : key)).join('')

/** Rows of a keyboard one above the other: neighbours stand left, right, above and below. */
const KEYBOARDS = [
  ['1234567890', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
]
function neighboursOf(letter: string): string[] {
  const key = letter.toLowerCase()
  const rows = KEYBOARDS.find((keyboard) => keyboard.some((row) => row.includes(key)))
  const at = rows?.findIndex((row) => row.includes(key)) ?? -1
  const row = rows?.[at]
  if (!rows || !row) return []
  const place = row.indexOf(key)
  // A digit is missed for a digit, a letter for a letter.
  const beside = [
    row[place - 1],
    row[place + 1],
    at > 1 ? rows[at - 1]?.[place + 1] : undefined,
    at > 0 ? rows[at + 1]?.[place - 1] : undefined,
  ]
  return beside.filter((one) => one !== undefined)
}

const LETTERS = [...'аеиостнрвлкмдпуяыьгзбчй']

/** Ways in which the typed text differs from the written one; another seed, other slips. */
export function distortionsFor(seed: number): Record<string, Distort> {
  const draw = drawFrom(seed)
  const pick = <T>(from: readonly T[], place: number, turn: number): T | undefined => from[Math.floor(draw(place, turn) * from.length)]
  const inArticle = (place: number) => draw(place, 99) < 0.4

  function inflect(word: string, place: number): string {
    // Names of series and brands, and pieces that are no words, do not inflect.
    if (!/^[А-ЯЁа-яё][а-яё]{3,}$/.test(word)) return word
    for (const [ending, others] of ENDINGS) if (ending.test(word)) return word.replace(ending, pick(others, place, word.length) ?? '')
    return word
  }

  /** Some letters, or all of them, are those of the other script. */
  function exchangeLookAlikes(text: string, place: number): string {
    const share = pick([0.3, 0.7, 1], place, 98) ?? 1
    return [...text]
      .map((letter, i) => {
        const latin = CYRILLIC.indexOf(letter)
        const cyrillic = LATIN.indexOf(letter)
        if (draw(place, i) > share) return letter
        return latin >= 0 ? LATIN.charAt(latin) : cyrillic >= 0 ? CYRILLIC.charAt(cyrillic) : letter
      })
      .join('')
  }

  /** One slip: anywhere in the article, or in a word of the name. */
  function slip({ article, name }: Good, place: number, change: (text: string, at: number) => string | null): string | null {
    const words = name.split(' ')
    const long = words.flatMap((word, i) => (/^[А-Яа-яЁё]{5,}$/.test(word) ? i : []))
    const chosen = inArticle(place) ? undefined : pick(long, place, 1)
    const target = chosen === undefined ? article : (words[chosen] ?? '')
    const places = [...target].flatMap((letter, i) => (/[\p{L}\d]/u.test(letter) ? i : []))
    const at = pick(places, place, 2)
    const changed = at === undefined ? null : change(target, at)
    if (changed === null || changed === target) return null
    return chosen === undefined ? changed : words.map((word, i) => (i === chosen ? changed : word)).join(' ')
  }

  return {
    'words inflected': ({ name }, place) => {
      const typed = name
        .split(' ')
        .map((word, i, all) => (i < all.length - 2 ? inflect(word, place) : word))
        .join(' ')
      return typed === name ? null : typed
    },
    'words in another order': ({ name }, place) => {
      const typed = name
        .split(' ')
        .map((word, i) => ({ word, at: draw(place, i) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ word }) => word)
        .join(' ')
      return typed === name ? null : typed
    },
    'an article without its separators': ({ article }) => {
      const typed = article.replace(/[^\p{L}\d]/gu, '')
      return typed === article ? null : typed
    },
    'an article with other separators': ({ article }, place) => {
      const typed = article.replace(/[^\p{L}\d]/gu, pick([' ', '.', '/', '_', ' - '], place, 3) ?? ' ')
      return typed === article ? null : typed
    },
    'the beginning of an article': ({ article }, place) => article.slice(0, -(pick([1, 2], place, 4) ?? 1)),
    'look-alikes of the other script': ({ article, name }, place) => {
      const written = inArticle(place) ? article : name
      const typed = exchangeLookAlikes(written, place)
      return typed === written ? null : typed
    },
    'keys of the other layout': ({ article, name }, place) =>
      inArticle(place)
        ? /[a-z]/i.test(article)
          ? retype(article, ENGLISH_KEYS, RUSSIAN_KEYS)
          : retype(article, RUSSIAN_KEYS, ENGLISH_KEYS)
        : retype(name, RUSSIAN_KEYS, ENGLISH_KEYS),
    'a key too much': (good, place) =>
      slip(good, place, (text, at) => {
        const typed = text.charAt(at)
        const extra = draw(place, 5) < 0.5 ? typed : /\d/.test(typed) ? pick([...'0123456789'], place, 6) : pick(LETTERS, place, 6)
        return text.slice(0, at) + extra + text.slice(at)
      }),
    'a key too few': (good, place) => slip(good, place, (text, at) => text.slice(0, at) + text.slice(at + 1)),
    'two keys swapped': (good, place) =>
      slip(good, place, (text, at) =>
        /[\p{L}\d]/u.test(text.charAt(at + 1)) ? text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2) : null,
      ),
    'the key beside': (good, place) =>
      slip(good, place, (text, at) => {
        const letter = text.charAt(at)
        const key = pick(neighboursOf(letter), place, 5)
        if (key === undefined) return null
        return text.slice(0, at) + (letter === letter.toLowerCase() ? key : key.toUpperCase()) + text.slice(at + 1)
      }),
    'units glued or apart': ({ name }) => {
      const typed = name.replace(/(\d)( ?)(А|кА|мА|В|кВ|Вт|кВт|ВА|кВА|мм|мм²|м|К|лм|кг|п|Р)(?=[ ,)]|$)/g, (_all, digit, space, unit) =>
        space ? `${digit}${unit}` : `${digit} ${unit}`,
      )
      return typed === name ? null : typed
    },
    'decimals and dimensions': ({ name }, place) => {
      const cross = pick(['x', '*', '×', 'X', 'Х', ' х ', ' x '], place, 1)
      const typed = name.replace(/(\d)[хx×](?=\d)/gi, `$1${cross}`).replace(/(\d),(?=\d)/g, '$1.')
      return typed === name ? null : typed
    },
    'ё, е and capitals': ({ name, article }, place) => {
      const ways = [article.toLowerCase(), name.toUpperCase(), name.toLowerCase().replaceAll('ё', 'е')]
      const typed = pick(ways, place, 7) ?? name
      return typed === name ? null : typed
    },
  }
}
