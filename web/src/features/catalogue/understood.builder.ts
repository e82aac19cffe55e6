import type { UnderstoodPart } from '@vitrina/contract/catalogue/interpretation'
import type { Interpretation } from './understood.rules.ts'

/** A part of a search text for tests: its words are looked up in the text. */
export const aPart = (text: string, words: string, given: Partial<UnderstoodPart> = {}): UnderstoodPart => ({
  filter: 'rated-current',
  role: 'feature',
  values: [16],
  label: '16 А',
  name: 'Номинальный ток',
  spans: words ? [{ from: text.indexOf(words), to: text.indexOf(words) + words.length }] : [],
  confidence: 1,
  isRelaxed: false,
  ...given,
})

export const anInterpretation = (text: string, given: Partial<Interpretation> = {}): Interpretation => ({
  changed: 'none',
  text,
  dropped: [],
  understood: [],
  amount: null,
  ...given,
})
