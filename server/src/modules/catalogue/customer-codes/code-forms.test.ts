import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningsTyped, codesMatching, formsOf, formsTyped } from './code-forms.ts'

const code = (text: string, productId: number) => ({ ...formsOf(text), productId })

test('a code as written goes before the same without separators, as typed before the other layout', () => {
  const codes = [code('AB-12', 1), code('A-B12', 2), code('AB-12', 3)]
  expect(codesMatching(formsTyped('AB-12'), codes)).toEqual([1, 3])
  expect(codesMatching(formsTyped('AB12'), codes)).toEqual([1, 2, 3])
  expect(codesMatching(formsTyped('AB-13'), codes)).toEqual([])
  // The keys of «фи-12» are those of AB-12; as typed it is another product's.
  expect(codesMatching(formsTyped('фи-12'), codes)).toEqual([1, 3])
  expect(codesMatching(formsTyped('фи-12'), [...codes, code('фи-12', 4)])).toEqual([4])
  expect(codesMatching(formsTyped('AB-12'), [code('AB-12', 5), code('AB-12', 5)])).toEqual([5])
})

test('signs alone are no code', () => {
  expect(formsTyped(' -/ ')).toEqual([])
})

test('every form of a typed text begins as one of its beginnings', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'AbЁжХ[;,. -/3×на'), maxLength: 20 })
  fc.assert(
    fc.property(typed, (text) => {
      const beginnings = beginningsTyped(text)
      for (const { compact } of formsTyped(text)) expect(beginnings.some((begins) => compact.startsWith(begins))).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
