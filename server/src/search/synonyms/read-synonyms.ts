import { LRUCache } from 'lru-cache'
import { piecesOf } from '../engine/normalise/tokenise.ts'
import { otherLayouts } from '../engine/query-plan.layout.ts'
import type { Synonym } from '../engine/search-types.ts'

type Phrase = { terms: string[]; others: string[][] }

/** Phrases with other names, by each of their terms. */
export type Synonyms = ReadonlyMap<string, readonly Phrase[]>

export const termsOfPhrase = (phrase: string): string[] => [...new Set(piecesOf(phrase).flatMap(({ terms }) => terms))]

const keyOf = (terms: string[]) => terms.toSorted().join(' ')

/** The seller's phrases as terms; phrases that come out as the same terms are one. */
export function readSynonyms(entries: readonly string[][]): Synonyms {
  const byTerm = new Map<string, Phrase[]>()
  for (const phrases of entries) {
    const all = new Map(phrases.map((phrase) => [keyOf(termsOfPhrase(phrase)), termsOfPhrase(phrase)]))
    for (const [key, terms] of all) {
      const [first] = terms
      const others = [...all].flatMap(([other, meant]) => (other === key || meant.length === 0 ? [] : [meant]))
      if (first !== undefined && others.length > 0) byTerm.set(first, [...(byTerm.get(first) ?? []), { terms, others }])
    }
  }
  return byTerm
}

const MOST_TEXTS = 2_000
/** Texts are typed letter by letter and by many: the same ones are read again and again. */
const textsRead = new WeakMap<Synonyms, LRUCache<string, Synonym[]>>()

/** Of the phrases in a text, in whatever order and layout it was typed, those that have other names. */
export function synonymsIn(synonyms: Synonyms, text: string): Synonym[] {
  if (synonyms.size === 0 || !text.trim()) return []
  const known = textsRead.get(synonyms) ?? new LRUCache<string, Synonym[]>({ max: MOST_TEXTS })
  textsRead.set(synonyms, known)
  const found = known.get(text) ?? findSynonyms(synonyms, text)
  known.set(text, found)
  return found
}

function findSynonyms(synonyms: Synonyms, text: string): Synonym[] {
  const found = new Map<string, Synonym>()
  for (const reading of [text, ...otherLayouts(text)]) {
    const typed = new Set(termsOfPhrase(reading))
    for (const term of typed) {
      for (const { terms, others } of synonyms.get(term) ?? []) {
        if (!terms.every((one) => typed.has(one))) continue
        const key = keyOf(terms)
        found.set(key, { typed: terms, meant: [...(found.get(key)?.meant ?? []), ...others] })
      }
    }
  }
  return [...found.values()]
}
