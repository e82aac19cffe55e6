/** A number of a document named in the purpose of a payment. bare: without a word that says of what. */
export type NamedNumber = { of: 'invoice' | 'order' | 'bare'; key: string }

type Subject = 'invoice' | 'order' | 'other' | 'bare'

/** Latin letters that look like Russian ones: people type numbers in either. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  Y: 'У',
}

/** `ЗК-000123`, `зк 123` and `3K-123` typed in Latin are one number. */
export const numberKey = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/[\s№_]+/g, '')
    .replace(/(?<!\d)0+(?=\d)/g, '')

export const digitsOf = (key: string): string => key.replace(/\D+/g, '').replace(/^0+(?=\d)/, '')

/** Words that say of what the numbers after them are; the first that fits counts. */
const SUBJECTS: readonly [RegExp, Subject][] = [
  [/^(сч[её]т-?фактур|сч\.?-?ф|с\/ф|с-ф)/u, 'other'],
  [/^(счет-договор|счёт-договор)/u, 'invoice'],
  [/^(сч[её]т|сч$|сч\.|инвойс|invoice)/u, 'invoice'],
  [/^(заказ|зак$|зак\.|order)/u, 'order'],
  [
    /^(дог|контракт|соглашен|кредит|упд|акт|накладн|тн$|торг|спецификац|спец|приложени|доверенност|инн|кпп|бик|р\/с|уин|кбк|октмо|ндс|сумм|vat|руб|аренд|претензи|требовани|период|месяц|квартал)/u,
    'other',
  ],
]

/** Words between a subject and its numbers. */
const BETWEEN = /^(и|and|№+|n|no|номер|номера|номеру|номерам|на|оплат[ауые]|покупател\p{L}*|клиент\p{L}*|от|г|год\p{L}*)$/u
const DAY = /^\d{1,2}[./]\d{1,2}[./]\d{2,4}(г\.?)?$|^\d{4}-\d{2}-\d{2}$/
/** «3 марта 2026 г.»: a day in words. */
const DAY_IN_WORDS = /(\d{1,2}\s+)?(?:январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)\p{L}*(\s+\d{4})?/gu
const NUMBER = /^(?:\p{L}{1,4}-?)?\d{1,9}(?:[-/]\p{L}{0,3}\d{0,6})?$/u

/** Commas and brackets part words; a number sign may be glued to its number. */
const wordsOf = (purpose: string): string[] =>
  purpose
    .toLowerCase()
    .replace(/(\d{1,2}\.\d{1,2}\.\d{2,4})\s*г?\.?/g, ' $1 ')
    .replace(DAY_IN_WORDS, ' ')
    .replace(/[№#]|(?<!\p{L})(?:n|no|nr)\.?(?=\s*\d)/gu, ' № ')
    .replace(/(сч[её]т\p{L}*|заказ\p{L}*|сч\.?|зак\.?|дог\.?|договор\p{L}*)(?=\d)/gu, '$1 ')
    .split(/[\s,;:()"«»[\]+]+/)
    .map((word) => word.replace(/^[.]+|[.]+$/g, (dots, at) => (at === 0 ? '' : dots === '.' ? '.' : '')))
    .filter((word) => word !== '' && word !== '.')

/** Numbers of invoices and orders in a purpose; those of contracts, days, taxes and sums are left out. */
export function namedNumbers(purpose: string): NamedNumber[] {
  const found = new Map<string, NamedNumber>()
  let subject: Subject = 'bare'
  let isAfterNumber = false
  for (const word of wordsOf(purpose)) {
    const bare = word.replace(/\.$/, '')
    const said = SUBJECTS.find(([pattern]) => pattern.test(word))
    const isNumber = NUMBER.test(bare) && !DAY.test(bare)
    if (said && !/^\p{L}{1,4}-?\d/u.test(bare)) {
      subject = said[1]
      isAfterNumber = false
    } else if (DAY.test(bare) || BETWEEN.test(bare)) continue
    else if (bare.endsWith('%')) subject = 'other'
    else if (isNumber) {
      const key = numberKey(bare)
      isAfterNumber = true
      // Accounts and codes of the bank are no numbers of ours.
      if (digitsOf(key).length > 9) continue
      const ofOrder = /^(ЗК|ЗАК)-?\d/.test(key)
      if (subject === 'other') continue
      const of = ofOrder ? 'order' : subject
      const known = found.get(key)
      if (!known || known.of === 'bare') found.set(key, { of, key })
    } else if (isAfterNumber || subject !== 'other') subject = 'bare'
  }
  return [...found.values()]
}

/** Whether a number as it is named can be that of a document: the same signs, or its digits alone where only digits are named. */
export const isNumberOf = (named: string, number: string): boolean => {
  const key = numberKey(number)
  return named === key || (/^\d+$/.test(named) && digitsOf(key) === named)
}

/** One sign added, lost, changed, or two swapped. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && from < other.length && one[from] === other[from]) from += 1
  const [restOne, restOther] = [one.slice(from), other.slice(from)]
  if (restOne.slice(1) === restOther.slice(1) || restOne.slice(1) === restOther || restOne === restOther.slice(1)) return true
  return restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2)
}
