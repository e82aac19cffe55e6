/** A code that the words before it announce: «арт. MVA20-1-016-C», «код 13527». */
const ANNOUNCED = /(?:^|[\s(,;])(?:арт(?:икул)?|код|кат\.? ?№|art|ref|sku|p\/n)[.:№\s]+([\p{L}\d][\p{L}\d\-_./]{2,39})/giu
const CHAIN = /[\p{L}\d][\p{L}\d\-_./]{3,39}/gu
/** Sizes, currents, voltages, classes: chains with digits that describe, not name. */
const FEATURE =
  /^(?:\d+(?:[.,]\d+)?(?:[xх×*]\d+(?:[.,]\d+)?)+\p{L}{0,4}\d?|\d+(?:[.,/-]\d+)*\p{L}{0,4}\d?|ip\d\d\p{L}?|ik\d\d|гост.*|ту.*|\p{L}\d{1,3}|\d+[рpп]\+?n?|м\d+|[a-zа-я]{2,}-?\d)$/iu

const isCode = (chain: string): boolean => {
  const digits = chain.match(/\d/g)?.length ?? 0
  if (/^\d{5,14}$/.test(chain) || /^\d{2,}-\d{5,}$/.test(chain)) return true
  if (digits < 2 || FEATURE.test(chain) || /^[а-я]+нг/iu.test(chain)) return false
  return /\p{L}/u.test(chain) && chain.length >= 5
}

const MOST_CODES = 5

/** Codes inside a name, the announced ones first. */
export function codesInside(text: string): string[] {
  const announced = [...text.matchAll(ANNOUNCED)].flatMap(([, code]) => (code && /\d/.test(code) ? [code] : []))
  const chains = (text.match(CHAIN) ?? []).map((chain) => chain.replace(/[.\-_/]+$/, '')).filter(isCode)
  return [...new Set([...announced, ...chains])].slice(0, MOST_CODES)
}
