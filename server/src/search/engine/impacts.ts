import { termsOfCode, termsOfName } from './normalise/tokenise.ts'
import type { SearchDoc } from './search-types.ts'

export const CODE = 255
const CODE_PART = 60
const BELONGING = 30
/** Digits are one term as they stand. */
const BARCODE = /^\d{1,40}$/
/** Below a code, however short the name. */
const MOST_OF_NAME = 200
const HEAD = 1.6
/** The fewer words in a name, the more each weighs. */
const nameImpact = (words: number) => Math.max(40, Math.min(150, Math.round(1500 / (words + 5))))

const known = new Map<string, string[]>()
const MAX_CACHED = 10_000

/** Brand, series and section are the same for many documents. */
function belonging(words: string): string[] {
  const terms = known.get(words) ?? termsOfName(words)
  if (known.size >= MAX_CACHED) known.clear()
  known.set(words, terms)
  return terms
}

/** The weight of each term in a document, 1 to 255; a term met twice keeps the greater. */
export function impactsOf(doc: Pick<SearchDoc, 'name' | 'codes' | 'words'>): Map<string, number> {
  const impacts = new Map<string, number>()
  const raise = (term: string, impact: number) => {
    if (term && impact > (impacts.get(term) ?? 0)) impacts.set(term, impact)
  }
  const name = termsOfName(doc.name)
  const each = nameImpact(name.length)
  for (const term of name) raise(term, each)
  // The first word names the product, the others describe it.
  const [first] = name
  if (first) raise(first, Math.min(MOST_OF_NAME, Math.round(each * HEAD)))
  for (const term of belonging(doc.words)) raise(term, BELONGING)
  for (const code of doc.codes) {
    if (!code) continue
    if (BARCODE.test(code)) {
      raise(code, CODE)
      continue
    }
    const { compact, parts } = termsOfCode(code)
    for (const part of parts) raise(part, CODE_PART)
    raise(compact, CODE)
  }
  return impacts
}
