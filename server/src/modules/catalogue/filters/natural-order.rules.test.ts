import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areSizes, inNaturalOrder } from './natural-order.rules.ts'

const named = (texts: readonly string[]) => texts.map((text) => ({ text }))
const ordered = (texts: readonly string[]) => inNaturalOrder(named(texts)).map(({ text }) => text)

test.each([
  [
    ['10', '2', '1', '4', '3'],
    ['1', '2', '3', '4', '10'],
  ],
  [
    ['1,5', '0,75', '0.5', '10', '2,5', '1,25'],
    ['0.5', '0,75', '1,25', '1,5', '2,5', '10'],
  ],
  [
    ['5х1,5', '3х2,5', '3х1,5', '10х1'],
    ['3х1,5', '3х2,5', '5х1,5', '10х1'],
  ],
  [
    ['IP65', 'IP20', 'IP54'],
    ['IP20', 'IP54', 'IP65'],
  ],
  [
    ['3P+N', '3P', '1P', '2P'],
    ['1P', '2P', '3P', '3P+N'],
  ],
  [
    ['нет', '2', 'да'],
    ['2', 'да', 'нет'],
  ],
])('%j is ordered as people count', (given, expected) => {
  expect(ordered(given)).toEqual(expected)
})

test('sizes stand by their number, whatever is written', () => {
  expect(
    inNaturalOrder([
      { text: '1 000', number: 1000 },
      { text: '50', number: 50 },
    ]).map(({ text }) => text),
  ).toEqual(['50', '1 000'])
})

const text = fc.string({ unit: fc.constantFrom('1', '5', '0', ',', '.', 'х', 'A', ' ', '-'), maxLength: 8 })

test('the order does not depend on the order given', () => {
  fc.assert(
    fc.property(fc.uniqueArray(text, { maxLength: 12 }), (texts) => {
      expect(ordered(texts.toReversed())).toEqual(ordered(texts))
    }),
  )
})

test('a list of sizes has a number first in each of its values', () => {
  expect(areSizes(named(['1', '2', '10']))).toBe(true)
  expect(areSizes(named(['3х1,5', '3х2,5']))).toBe(true)
  expect(areSizes(named(['белый', 'серый']))).toBe(false)
  expect(areSizes(named(['2', 'нет']))).toBe(false)
})
