import { describePart } from './describe-parts.ts'
import type { TriedReading } from './text-readings.ts'
import type { Part, Understood } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A part of the meaning with its words for people: the feature's name and its values. */
export type MeantPart = Part & { name: string; label: string }

/** One way to understand a text, with the places of words it leaves. */
export type Meaning = Pick<Understood, 'text' | 'rest' | 'confidence'> & { parts: MeantPart[] }

/** The ways a text was understood, without those that leave parts out. */
export function meaningsOf(vocabulary: Vocabulary, readings: readonly TriedReading[]): Meaning[] {
  return [...new Set(readings.map(({ understood }) => understood))].map(({ text, rest, confidence, parts }) => ({
    text,
    rest,
    confidence,
    parts: parts.map((part) => {
      const { name, label } = describePart(vocabulary, part, false)
      return { ...part, name, label }
    }),
  }))
}
