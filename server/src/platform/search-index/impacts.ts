import { termsOfCode, termsOfName } from './normalise/tokenise.ts'
import type { SearchDoc } from './search-types.ts'

const CODE = 255
const CODE_PART = 60
const BELONGING = 30
/** Short names say more with each word. */
const nameImpact = (words: number) => Math.max(40, Math.min(150, Math.round(1500 / (words + 5))))

/** The weight of each term in a document, 1 to 255; a term met twice keeps the greater. */
export function impactsOf(doc: Pick<SearchDoc, 'name' | 'codes' | 'words'>): Map<string, number> {
  const impacts = new Map<string, number>()
  const raise = (term: string, impact: number) => {
    if (term && impact > (impacts.get(term) ?? 0)) impacts.set(term, impact)
  }
  const name = termsOfName(doc.name)
  const each = nameImpact(name.length)
  for (const term of name) raise(term, each)
  for (const term of termsOfName(doc.words)) raise(term, BELONGING)
  for (const code of doc.codes) {
    if (!code) continue
    const { compact, parts } = termsOfCode(code)
    for (const part of parts) raise(part, CODE_PART)
    raise(compact, CODE)
  }
  return impacts
}
