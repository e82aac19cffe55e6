/** The meaning of a word of the trade, in words that any catalogue can be asked for. */
export type Meaning = { kind: string | null; features: { feature: string; value: string }[]; brand: string | null }

const BRAND = /^бренд ?: ?/iu
const JOINED = ' + '
/** A plus at an edge could not be told from the one between two parts. */
const LOOSE_PLUS = /^\+( |$)| \+$/
const isWritten = (text: string) => text !== '' && !LOOSE_PLUS.test(text)

/** One meaning as staff write it: «розетка + Количество постов = 2», «бренд: Wago»; null when it cannot be read. */
export function parseMeaning(text: string): Meaning | null {
  const meaning: Meaning = { kind: null, features: [], brand: null }
  for (const part of text.replace(/\s+/g, ' ').trim().split(JOINED)) {
    if (!isWritten(part)) return null
    if (BRAND.test(part)) {
      const brand = part.replace(BRAND, '')
      if (!isWritten(brand) || meaning.brand !== null) return null
      meaning.brand = brand
    } else if (part.includes('=')) {
      const [feature = '', ...rest] = part.split('=')
      const condition = { feature: feature.trim(), value: rest.join('=').trim() }
      if (!isWritten(condition.feature) || !isWritten(condition.value)) return null
      meaning.features.push(condition)
    } else {
      if (meaning.kind !== null) return null
      meaning.kind = part
    }
  }
  return meaning
}

/** The written form: the kind first, then its conditions, then the brand. */
export const printMeaning = ({ kind, features, brand }: Meaning): string =>
  [kind ?? [], features.map(({ feature, value }) => `${feature} = ${value}`), brand === null ? [] : `бренд: ${brand}`].flat().join(JOINED)
