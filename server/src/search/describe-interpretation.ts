import { editDistance } from './engine/edit-distance.ts'
import { compactOf, piecesOf, termsOfName } from './engine/normalise/tokenise.ts'
import type { Interpreted } from './engine/search-types.ts'

const MOST_SLIPS = 2

type Found = { name: string; article: string; manufacturerCode: string }

const termsOf = (word: string) => piecesOf(word).flatMap(({ terms }) => terms)

/** The word of a product a typed one stands for: the same word, the one that begins so, or the nearest by spelling. */
function meantBy(word: string, candidates: string[]): string | null {
  const typed = termsOf(word)
  if (typed.length === 0) return null
  const compact = compactOf(word)
  const written = new Set(termsOfName(candidates.join(' ')))
  if (typed.every((term) => written.has(term)) || candidates.some((candidate) => compactOf(candidate).startsWith(compact))) return word
  const near = candidates
    .map((candidate) => ({ candidate, away: editDistance(compactOf(candidate), compact, MOST_SLIPS) }))
    .filter(({ away }) => away <= MOST_SLIPS && away * 3 <= compact.length)
    .toSorted((a, b) => a.away - b.away)
  return near[0]?.candidate ?? null
}

/** Terms were dropped; these are the typed words they came from. */
const isAmong = (dropped: string[], word: string) =>
  piecesOf(word).some(({ raw, terms }) => dropped.includes(raw) || terms.some((term) => dropped.includes(term)))

const cleanWord = (candidate: string) => (/\d/.test(candidate) ? candidate : candidate.toLowerCase()).replace(/^[("«]+|[)"».,;:]+$/g, '')

/** The understood text in words of the found product: the terms of an index are no words to show. */
export function describeInterpretation(
  { changed, text, dropped }: Pick<Interpreted, 'changed' | 'text' | 'dropped'>,
  found: Found | undefined,
): Pick<Interpreted, 'changed' | 'text' | 'dropped'> {
  if (changed === 'none' || changed === 'layout') return { changed, text, dropped: [] }
  if (!found) return { changed, text, dropped: text.split(/\s+/).filter((word) => isAmong(dropped, word)) }
  const candidates = [...found.name.split(/\s+/), found.article, found.manufacturerCode].filter(Boolean)
  const whole = meantBy(text, candidates)
  if (whole !== null) return { changed, text: whole === text ? text : cleanWord(whole), dropped: [] }
  const read = text.split(/\s+/).map((word) => ({ word, meant: meantBy(word, candidates) }))
  const isWord = ({ word }: { word: string }) => termsOf(word).length > 0
  const understood = read.flatMap(({ word, meant }) => (meant === null ? [] : meant === word ? word : cleanWord(meant)))
  return {
    changed,
    text: understood.join(' ') || text,
    dropped: read.filter((one) => one.meant === null && isWord(one)).map(({ word }) => word),
  }
}
