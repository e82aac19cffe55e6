import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extended, pageToggled, type Selection, toggled } from './selection.rules.ts'

const rows = [1, 2, 3, 4, 5].map((id) => ({ id }))
const row = (id: number) => ({ id })
const idsOf = (selection: Selection<{ id: number }>) => [...selection.keys()].toSorted()
const none: Selection<{ id: number }> = new Map()

test('a row is ticked and ticked off', () => {
  expect(idsOf(toggled(none, row(2)))).toEqual([2])
  expect(idsOf(toggled(toggled(none, row(2)), row(2)))).toEqual([])
})

test.each([
  [2, 4, [2, 3, 4]],
  [4, 2, [2, 3, 4]],
  [3, 3, [3]],
  [undefined, 3, [3]],
  [99, 3, [3]],
])('from %s to %s', (from, to, ids) => {
  expect(idsOf(extended(none, rows, { from, to: row(to) }))).toEqual(ids)
})

test('a page is ticked whole and off again, and other pages stay as they are', () => {
  const other = toggled(none, row(9))
  const whole = pageToggled(toggled(other, row(2)), rows)
  expect(idsOf(whole)).toEqual([1, 2, 3, 4, 5, 9])
  expect(idsOf(pageToggled(whole, rows))).toEqual([9])
})

test('ticking twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 })), fc.integer({ min: 1, max: 9 }), (ticked, id) => {
      const selection = ticked.reduce((before, one) => toggled(before, row(one)), none)
      expect(idsOf(toggled(toggled(selection, row(id)), row(id)))).toEqual(idsOf(selection))
    }),
  )
})
