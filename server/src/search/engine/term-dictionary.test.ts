import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TermDictionary } from './term-dictionary.ts'
import { TermNumbers } from './term-numbers.ts'

function dictionaryOf(terms: string[]): TermDictionary {
  const numbers = new TermNumbers()
  for (const [i, one] of terms.entries()) numbers.numberOf(one, i % 2 === 0)
  const { bytes, offsets } = numbers.sorted()
  return new TermDictionary(bytes, offsets)
}

/** Optimal string alignment, written the plain way. */
function distanceOf(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1)
      ;(rows[i] as number[])[j] = cost
    }
  }
  return at(a.length, b.length)
}

const term = fc.string({ unit: fc.constantFrom(...'abc1'), minLength: 1, maxLength: 7 })

test('finds each of its terms and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(term, { minLength: 1, maxLength: 60 }), term, (terms, other) => {
      const dictionary = dictionaryOf(terms)
      for (const one of terms) expect(dictionary.term(dictionary.find(one))).toBe(one)
      expect(dictionary.find(other) >= 0).toBe(terms.includes(other))
    }),
  )
})

test('a prefix range holds exactly the terms that begin with it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(term, { minLength: 1, maxLength: 60 }), term, (terms, prefix) => {
      const dictionary = dictionaryOf(terms)
      const [from, to] = dictionary.prefixRange(prefix)
      const inRange = Array.from({ length: to - from }, (_, i) => dictionary.term(from + i))
      expect(inRange.sort()).toEqual(terms.filter((one) => one.startsWith(prefix)).sort())
    }),
  )
})

test('terms spelled with one of several letters in each place are found, and no longer or shorter ones', () => {
  fc.assert(
    fc.property(fc.uniqueArray(term, { minLength: 1, maxLength: 80 }), term, (terms, wanted) => {
      const dictionary = dictionaryOf(terms)
      const places = Array.from(wanted, (letter) => (letter === '1' || letter === 'a' ? ['1', 'a'] : [letter]))
      const found = dictionary.spelled(places).map((index) => dictionary.term(index))
      const alike = (text: string) => text.replaceAll('1', 'a')
      expect(found.sort()).toEqual(terms.filter((one) => alike(one) === alike(wanted)).sort())
    }),
  )
  expect(
    dictionaryOf(['vd4440300as', 'vd4440300', 'vd444o3oo']).spelled(
      Array.from('vd444o3oo', (letter) => (letter === 'o' ? ['o', '0'] : [letter])),
    ),
  ).toHaveLength(2)
})

test('similar terms are exactly those within the distance, found without reading all', () => {
  fc.assert(
    fc.property(fc.uniqueArray(term, { minLength: 1, maxLength: 80 }), term, fc.integer({ min: 1, max: 2 }), (terms, wanted, distance) => {
      const dictionary = dictionaryOf(terms)
      const found = dictionary.similar(wanted, distance, 1000).map(({ index, distance: away }) => [dictionary.term(index), away])
      const expected = terms.map((one) => [one, distanceOf(wanted, one)] as const).filter(([, away]) => away <= distance)
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
    }),
    { numRuns: 500 },
  )
})
