import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLineToCheck, anImportLine } from './import-line.builder.ts'
import { countStates, neighbour, nextToCheck, productToAccept, stateOf } from './review.rules.ts'

const lines = [anImportLine(0), aLineToCheck(1, [7, 8]), aLineToCheck(2, []), anImportLine(3, { isSkipped: true }), aLineToCheck(4, [9])]

test('a line is found, to check, not found or skipped', () => {
  expect(lines.map(stateOf)).toEqual(['matched', 'review', 'unmatched', 'skipped', 'review'])
  // Its product is no longer sold.
  expect(stateOf(anImportLine(0, { product: null }))).toBe('unmatched')
  expect(stateOf(anImportLine(0, { product: null, customProduct: { id: 1, name: 'Щит', unit: 'шт' } }))).toBe('matched')
})

test('a line whose amount can be read in two ways is to be checked until one of them is chosen', () => {
  const asked = { amount: null, amountReadings: [1.5, 1500] }
  expect(stateOf(anImportLine(0, asked))).toBe('review')
  expect(stateOf(anImportLine(0, { ...asked, amount: 1.5 }))).toBe('matched')
  expect(stateOf(anImportLine(0, { amount: null }))).toBe('matched')
  // Enter takes a product only where there is none.
  const { candidates } = aLineToCheck(1, [7])
  expect(productToAccept(anImportLine(0, { ...asked, candidates }))).toBeNull()
  expect(productToAccept(aLineToCheck(1, [7]))?.id).toBe(7)
})

test('every line is counted once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lines)), (some) => {
      const { matched, review, unmatched, skipped } = countStates(some)
      expect(matched + review + unmatched + skipped).toBe(some.length)
    }),
  )
})

test('the next line to check follows, from the top again at the end', () => {
  expect([-1, 0, 1, 2, 4].map((from) => nextToCheck(lines, from))).toEqual([1, 1, 2, 4, 1])
  expect(nextToCheck([anImportLine(0), anImportLine(1)], 0)).toBeNull()
})

test('the line above the first is the first, below the last the last', () => {
  expect([neighbour(lines, 0, -1), neighbour(lines, 0, 1), neighbour(lines, 4, 1), neighbour(lines, 3, -1)]).toEqual([0, 1, 4, 2])
})
