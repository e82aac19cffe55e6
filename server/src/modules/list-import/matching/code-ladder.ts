import type { MatchStep } from '@vitrina/contract/list-import/import-jobs'
import { compactOf } from '#search/engine/normalise/tokenise'
import type { ProductCodes } from './codes.queries.ts'

export type MatchedBy = Extract<MatchStep, 'customer' | 'article' | 'manufacturer' | 'ean' | 'similar'>
export type Match = { by: MatchedBy; ids: number[] }

const EAN_DIGITS = 13
/** Zeros a spreadsheet takes from the front of a number. */
const LOST_ZEROS = ['0', '00', '000']

/** Ways a code may stand in our books exactly. */
export const exactForms = (code: string): string[] => [...new Set([code, code.toUpperCase()])]

/** The same code with the zeros that a spreadsheet has taken off; none for a code that is no number. */
export const zeroForms = (code: string): string[] =>
  /^\d{2,12}$/.test(code) ? [...new Set([...LOST_ZEROS.map((zeros) => zeros + code), code.padStart(EAN_DIGITS, '0')])] : []

const ladder = [
  { by: 'article', of: ({ article }: ProductCodes) => article },
  { by: 'manufacturer', of: ({ manufacturerCode }: ProductCodes) => manufacturerCode },
  { by: 'ean', of: ({ ean }: ProductCodes) => ean },
] as const

/** Our article goes before the maker's code, and that before the barcode. */
export function matchExactly(code: string, known: readonly ProductCodes[]): Match | null {
  const forms = exactForms(code)
  for (const { by, of } of ladder) {
    const ids = known.filter((product) => forms.includes(of(product) ?? '')).map(({ id }) => id)
    if (ids.length > 0) return { by, ids: [...new Set(ids)] }
  }
  return null
}

/** Letters that look alike, other separators, zeros that a spreadsheet lost. */
export function matchSimilar(code: string, known: readonly ProductCodes[]): Match | null {
  const forms = new Set([code, ...zeroForms(code)].map(compactOf).filter(Boolean))
  const ids = known.filter((product) => ladder.some(({ of }) => forms.has(compactOf(of(product) ?? '')))).map(({ id }) => id)
  return ids.length > 0 ? { by: 'similar', ids: [...new Set(ids)] } : null
}
