import type { TextReading } from '../engine/search-types.ts'
import type { Part, Understood } from './understand.ts'

/** A reading as the engine tries it, and what to tell the buyer when it is the one that answered. */
export type TriedReading = { reading: TextReading; understood: Understood; relaxed: ReadonlySet<Part> }

const MOST_RELAXED = 3

/** The text without what was read from it. */
function restText({ text }: Understood, spans: readonly { from: number; to: number }[]): string {
  return spans
    .map(({ from, to }) => ({ from, to }))
    .reduce<{ from: number; to: number }[]>((joined, span) => {
      const last = joined.at(-1)
      // A code stays one word: «ВА-47».
      if (last && !/\s/.test(text.slice(last.to, span.from))) last.to = span.to
      else joined.push(span)
      return joined
    }, [])
    .map(({ from, to }) => text.slice(from, to))
    .join(' ')
}

const isEmpty = (part: Part) => part.role === 'feature' && part.values.length === 0

/** Readings for the engine to try, one after another, until goods are found: the whole meaning, its likes, then less and less of it. */
export function textReadings(alternatives: readonly Understood[]): TriedReading[] {
  const [best] = alternatives
  if (!best) return []
  const tried = alternatives.map((understood) => readingOf(understood, new Set(understood.parts.filter(isEmpty)), 'all'))
  if (best.rest.some(({ isNamed }) => !isNamed)) tried.push(readingOf(best, new Set(best.parts.filter(isEmpty)), 'named'))
  const loose = best.parts.filter(({ role }) => role !== 'kind').toSorted((a, b) => a.confidence - b.confidence)
  const hasKind = loose.length < best.parts.length
  const most = Math.min(MOST_RELAXED, hasKind ? loose.length : loose.length - 1)
  // Each part alone, the least sure first, then several.
  for (const part of loose) if (most > 0 && !isEmpty(part)) tried.push(readingOf(best, new Set([part, ...loose.filter(isEmpty)]), 'named'))
  for (let count = 2; count <= most; count++) tried.push(readingOf(best, new Set(loose.slice(0, count)), 'named'))
  return withoutRepeats(tried)
}

/** Different ways may lead to the same conditions. */
function withoutRepeats(tried: readonly TriedReading[]): TriedReading[] {
  const seen = new Set<string>()
  return tried.filter(({ reading: { columns, features, text } }) => {
    const key = JSON.stringify([columns, features, text])
    return seen.has(key) ? false : seen.add(key)
  })
}

function readingOf(understood: Understood, relaxed: ReadonlySet<Part>, words: 'all' | 'named'): TriedReading {
  const parts = understood.parts.filter((part) => !relaxed.has(part))
  const columns: TextReading['columns'] = []
  const features = new Map<number, number[]>()
  for (const part of parts) {
    if (part.role === 'kind') columns.push({ column: part.target.column, values: part.target.ids })
    else if (part.role === 'feature') features.set(part.feature, [...(features.get(part.feature) ?? []), ...part.values])
    else columns.push({ column: part.role, values: part.values })
  }
  const rest = words === 'all' ? understood.rest : understood.rest.filter(({ isNamed }) => isNamed)
  const reading: TextReading = {
    columns,
    features: [...features].map(([feature, values]) => ({ feature, values })),
    text: [understood.meantWords, restText(understood, rest)].filter(Boolean).join(' '),
    read: understood.text,
    changed: understood.changed,
    dropped:
      words === 'all' ? [] : understood.rest.filter(({ isNamed }) => !isNamed).map(({ from, to }) => understood.text.slice(from, to)),
    isRelaxed: relaxed.size > 0 || words !== 'all',
  }
  return { reading, understood, relaxed }
}
