/** Letters before the digits of our own numbers. */
const numberPrefixes = { orders: 'ЗК', shipments: 'ОТ', returns: 'ВЗ' } as const
type NumberedKind = keyof typeof numberPrefixes

/** One text of the search, as everything it can be; null: it cannot. */
export type SearchText = {
  /** Trimmed, with single spaces. */
  text: string
  /** The whole number of each kind; empty: the text is no number. */
  numbers: Record<NumberedKind, string[]>
  /** Plain digits without leading zeros, as documents and banks write theirs. */
  digits: string | null
  /** First digits of a phone, with and without the country's own. */
  phones: string[]
  /** Written as only phones are: neither a code nor a number of a paper. */
  isPhone: boolean
  /** First digits of an ИНН. */
  inn: string | null
  /** Kopecks. */
  sum: number | null
  pickupCode: string | null
  /** Part of a name, an e-mail or a company, without its legal form. */
  words: string | null
}

const MOST_NUMBER_DIGITS = 9
const NUMBER_WIDTH = 6
const LEAST_PHONE_DIGITS = 5
const PHONE_DIGITS = 10
const LEAST_INN_DIGITS = 5
const MOST_INN_DIGITS = 12
/** Two letters stand in half of all names: PostgreSQL would read them all. */
const LEAST_WORD = 3

const LEGAL_FORMS = /(?<![\p{L}\d])(ооо|оао|зао|пао|нао|ао|ип|гуп|муп|фгуп|llc|ooo)(?![\p{L}\d])/giu
const QUOTES = /["'«»„“”]/g
/** «+7…» and «8 (9…»: digits behind the country, apart from it. */
const PHONE = /^(\+\d|[78][\s-]*\(|[78][\s-]+9\d)[\d\s()-]*$/
const NUMBER = /^(?:(\p{L}{2})[\s-]*|[№#]\s*)?(\d+)$/u

const lookAlikes: Readonly<Record<string, string>> = { Z: 'З', K: 'К', O: 'О', T: 'Т', B: 'В' }
/** «ZK» and «OT» of a Latin layout are the same letters. */
const inCyrillic = (letters: string) => letters.toUpperCase().replace(/[ZKOTB]/g, (letter) => lookAlikes[letter] ?? letter)

function numbersOf(text: string): SearchText['numbers'] {
  const [, letters, digits = ''] = NUMBER.exec(text) ?? []
  const bare = digits.replace(/^0+/, '')
  const prefix = letters && inCyrillic(letters)
  const numberOf = (kind: NumberedKind): string[] => {
    const own = numberPrefixes[kind]
    if (bare === '' || bare.length > MOST_NUMBER_DIGITS || (prefix !== undefined && prefix !== own)) return []
    return [`${own}-${bare.padStart(NUMBER_WIDTH, '0')}`]
  }
  // An order of the accounting system has a number of its own form.
  return { orders: [...new Set([...numberOf('orders'), text])], shipments: numberOf('shipments'), returns: numberOf('returns') }
}

function phonesOf(text: string, digits: string): string[] {
  if (!/^\+?[\d\s()-]+$/.test(text) || digits.length < LEAST_PHONE_DIGITS || digits.length > 15) return []
  if (digits.length > PHONE_DIGITS) return [digits.slice(-PHONE_DIGITS)]
  // «8 916 …» and «+7 916 …» while they are typed; a number may also begin with these digits itself.
  const hasCountry = text.startsWith('+7') || /^[78]/.test(digits)
  const national = hasCountry ? digits.slice(1) : ''
  const whole = text.startsWith('+') ? [] : [digits]
  return [...whole, ...(national.length >= LEAST_PHONE_DIGITS - 1 ? [national] : [])]
}

function sumOf(text: string): number | null {
  const [, roubles = '', kopecks = ''] = /^(\d{1,3}(?: ?\d{3})*|\d+)(?:[.,](\d{1,2}))?(?: ?(?:₽|р|руб)\.?)?$/.exec(text) ?? []
  const whole = roubles.replaceAll(' ', '')
  if (whole.length < 2 || whole.length > MOST_NUMBER_DIGITS) return null
  return Number(whole) * 100 + Number(kopecks.padEnd(2, '0'))
}

/** A name without the legal form, which is not what it is looked for by. */
export const withoutLegalForm = (name: string): string => name.replace(QUOTES, ' ').replace(LEGAL_FORMS, ' ').replaceAll(/\s+/g, ' ').trim()

function wordsOf(text: string): string | null {
  if (!/\p{L}/u.test(text) || NUMBER.test(text)) return null
  const words = withoutLegalForm(text)
  return words.length >= LEAST_WORD ? words : null
}

/** Decides by its shape alone what a text can be, so that only statements that may answer are asked. */
export function readSearchText(typed: string): SearchText {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  const digits = text.replaceAll(/\D/g, '')
  const isPlain = /^\d+$/.test(text.replaceAll(' ', ''))
  const [, letters, numbered = ''] = NUMBER.exec(text) ?? []
  return {
    text,
    numbers: numbersOf(text),
    digits: numbered === '' || letters !== undefined ? null : numbered.replace(/^0+(?=\d)/, ''),
    phones: phonesOf(text, digits),
    isPhone: PHONE.test(text),
    inn: isPlain && digits.length >= LEAST_INN_DIGITS && digits.length <= MOST_INN_DIGITS ? digits : null,
    sum: sumOf(text),
    pickupCode: isPlain && digits.length === 6 ? digits : null,
    words: wordsOf(text),
  }
}
