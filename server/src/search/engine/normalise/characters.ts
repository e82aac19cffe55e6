/** Letters that look alike in capitals: people mix the two scripts without seeing it. Cyrillic → Latin. */
const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
}
const TO_CYRILLIC = Object.fromEntries(Object.entries(LOOK_ALIKES).map(([cyrillic, latin]) => [latin, cyrillic]))

const CYRILLIC_LOOK_ALIKE = /[авекмнорстух]/g
const CYRILLIC = /[а-я]/
const LATIN = /[a-z]/

/** A question is folded again at every step that is made of it. */
const recentFolds = new Map<string, string>()
const MAX_RECENT = 64

/** One way to write the same thing: lower case, е for ё, x between numbers, a point in decimals. */
export function fold(text: string): string {
  const known = recentFolds.get(text)
  if (known !== undefined) return known
  const folded = folding(text)
  if (recentFolds.size >= MAX_RECENT) recentFolds.clear()
  recentFolds.set(text, folded)
  return folded
}

function folding(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\u00ad\u200b-\u200d\ufeff\0]/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/(\d)(?:\s*[x×х*]\s*|\s+на\s+)(?=\d)/g, '$1x')
    .replace(/(\d),(?=\d)/g, '$1.')
}

/** The common form of all spellings of a code by look-alikes. */
export const skeleton = (word: string): string => word.replace(CYRILLIC_LOOK_ALIKE, (letter) => LOOK_ALIKES[letter] ?? letter)

/** A word of mixed or purely look-alike letters, read as Russian; a truly Latin word stays. */
export function readAsRussian(word: string): string {
  if (!LATIN.test(word)) return word
  let result = ''
  for (const letter of word) {
    const read = TO_CYRILLIC[letter] ?? letter
    if (LATIN.test(read)) return word
    result += read
  }
  return result
}

export const isRussian = (word: string): boolean => CYRILLIC.test(word) && !LATIN.test(word)
