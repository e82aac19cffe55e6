export type Good = { id: number; article: string; name: string }

/** What somebody types who wants this product; null when nothing of the kind can happen to it. */
type Distort = (good: Good, place: number) => string | null

/** The same numbers in every run. */
const drawn = (place: number, turn: number) => {
  let state = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(turn + 1, 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
}

const pick = <T>(from: readonly T[], place: number, turn: number): T | undefined => from[Math.floor(drawn(place, turn) * from.length)]

const ENDINGS: [RegExp, string[]][] = [
  [/(?<=[а-яё]{3})(ый|ий|ой)$/i, ['ого', 'ому', 'ым', 'ые', 'ых']],
  [/(?<=[а-яё]{3})ая$/i, ['ой', 'ую', 'ые']],
  [/(?<=[а-яё]{3})ое$/i, ['ого', 'ому', 'ые']],
  [/(?<=[а-яё]{2}т)ель$/i, ['еля', 'елю', 'ели', 'елей']],
  [/(?<=[а-яё]{3})ка$/i, ['ки', 'ку', 'кой', 'ками']],
  [/(?<=[а-яё]{3}[бвгдзлмнпрст])а$/i, ['ы', 'у', 'ой', 'ами']],
  [/(?<=[а-яё]{3}[бвгдзклмнпрстф])$/i, ['а', 'ом', 'ы', 'ов', 'ами']],
]

function inflect(word: string, place: number): string {
  // Names of series and brands, and what is not a word, do not inflect.
  if (!/^[А-ЯЁа-яё][а-яё]{3,}$/.test(word)) return word
  for (const [ending, others] of ENDINGS) {
    if (ending.test(word)) return word.replace(ending, pick(others, place, word.length) ?? '')
  }
  return word
}

const LATIN = 'ABCEHKMOPTXaceopxy'
const CYRILLIC = 'АВСЕНКМОРТХасеорху'
function exchangeLookAlikes(text: string, place: number): string {
  return [...text]
    .map((letter, i) => {
      const latin = CYRILLIC.indexOf(letter)
      const cyrillic = LATIN.indexOf(letter)
      if (drawn(place, i) < 0.3) return letter
      return latin >= 0 ? LATIN.charAt(latin) : cyrillic >= 0 ? CYRILLIC.charAt(cyrillic) : letter
    })
    .join('')
}

const ENGLISH_KEYS = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>'
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ'
const retype = (text: string, from: string, to: string) =>
  [...text].map((key) => (from.includes(key) ? to.charAt(from.indexOf(key)) : key)).join('')

const KEY_ROWS = ['1234567890', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
function neighbourKey(letter: string, place: number): string | null {
  const row = KEY_ROWS.find((keys) => keys.includes(letter.toLowerCase()))
  if (!row) return null
  const at = row.indexOf(letter.toLowerCase())
  const near = [row[at - 1], row[at + 1]].filter((key) => key !== undefined)
  const key = pick(near, place, 5) ?? null
  return letter === letter.toLowerCase() ? key : (key?.toUpperCase() ?? null)
}

/** One slip: in a long word of the name, or every third time in the article. */
function slip(good: Good, place: number, change: (text: string, at: number) => string | null): string | null {
  const inArticle = place % 3 === 0
  const words = good.name.split(' ')
  const long = words.flatMap((word, i) => (/^[А-Яа-яЁё]{6,}$/.test(word) ? i : []))
  const chosen = pick(long, place, 1)
  const target = inArticle ? good.article : chosen === undefined ? null : (words[chosen] ?? null)
  if (target === null) return null
  const places = [...target].flatMap((letter, i) => (i > 0 && i < target.length - 1 && /[\p{L}\d]/u.test(letter) ? i : []))
  const at = pick(places, place, 2)
  const changed = at === undefined ? null : change(target, at)
  if (changed === null || changed === target) return null
  return inArticle ? changed : words.map((word, i) => (i === chosen ? changed : word)).join(' ')
}

const LETTERS = [...'аеиостнрвлкмдпу']

/** Twelve ways in which what is typed differs from what is written. */
export const distortions: Record<string, Distort> = {
  'words inflected': ({ name }, place) => {
    const typed = name
      .split(' ')
      .map((word, i, all) => (i < all.length - 2 ? inflect(word, place) : word))
      .join(' ')
    return typed === name ? null : typed
  },
  'an article without its separators': ({ article }) => {
    const typed = article.replace(/[^\p{L}\d]/gu, '')
    return typed === article ? null : typed
  },
  'the beginning of an article': ({ article }) => article.slice(0, -2),
  'look-alikes of the other script': ({ article, name }, place) => exchangeLookAlikes(place % 2 === 0 ? article : name, place),
  'keys of the other layout': ({ article, name }, place) =>
    place % 2 === 0
      ? retype(name, RUSSIAN_KEYS, ENGLISH_KEYS)
      : /^[\w-]+$/.test(article)
        ? retype(article, ENGLISH_KEYS, RUSSIAN_KEYS)
        : null,
  'a key too much': (good, place) =>
    slip(
      good,
      place,
      (text, at) => text.slice(0, at) + (/\d/.test(text.charAt(at)) ? '7' : (pick(LETTERS, place, 3) ?? '')) + text.slice(at),
    ),
  'a key too few': (good, place) => slip(good, place, (text, at) => text.slice(0, at) + text.slice(at + 1)),
  'two keys swapped': (good, place) =>
    slip(good, place, (text, at) =>
      /[\p{L}\d]/u.test(text.charAt(at + 1)) ? text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2) : null,
    ),
  'the key beside': (good, place) =>
    slip(good, place, (text, at) => {
      const key = neighbourKey(text.charAt(at), place)
      return key === null ? null : text.slice(0, at) + key + text.slice(at + 1)
    }),
  'units glued or apart': ({ name }) => {
    const typed = name.replace(/(\d)( ?)(А|кА|мА|В|кВ|Вт|кВт|мм|мм²|м|К)(?= |$)/g, (_all, digit, space, unit) =>
      space ? `${digit}${unit}` : `${digit} ${unit}`,
    )
    return typed === name ? null : typed
  },
  'decimals and dimensions': ({ name }, place) => {
    const typed = name.replace(/(\d)х(?=\d)/g, `$1${pick(['x', '*', '×', 'X', 'Х', ' х '], place, 1)}`).replace(/(\d),(?=\d)/g, '$1.')
    return typed === name ? null : typed
  },
  'ё, е and capitals': ({ name, article }, place) => {
    const typed = place % 3 === 0 ? article.toLowerCase() : place % 3 === 1 ? name.toUpperCase() : name.toLowerCase().replaceAll('ё', 'е')
    return typed === name ? null : typed
  },
}
