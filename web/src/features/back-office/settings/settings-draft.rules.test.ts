import { expect, test } from 'vitest'
import { changedSections, readCodes, readNumber, shownNumber, valueAt, withValue } from './settings-draft.rules.ts'

const stored = { flags: { a: true, b: false }, credit: { smallDebt: 10 }, name: { ru: 'Витрина' } }

test('a value is read and replaced by its path, and nothing beside it changes', () => {
  const changed = withValue(stored, 'flags.b', true)
  expect(valueAt(changed, 'flags.b')).toBe(true)
  expect(valueAt(changed, 'flags.a')).toBe(true)
  expect(changed.credit).toBe(stored.credit)
  expect(valueAt(stored, 'flags.b')).toBe(false)
  expect(valueAt(stored, 'nothing.here')).toBeUndefined()
  expect(withValue(stored, 'companyInfo.bonus.hideWhenEmpty', true).companyInfo).toEqual({ bonus: { hideWhenEmpty: true } })
})

test('numbers are read as people write them', () => {
  expect(['10 000,50', '1 000', '', 'много'].map(readNumber)).toEqual([10_000.5, 1000, null, 'много'])
  expect([10.5, null, 'много'].map(shownNumber)).toEqual(['10,5', '', 'много'])
  expect(readCodes('climate,  ip;voltage')).toEqual(['climate', 'ip', 'voltage'])
})

test('only sections that differ are saved', () => {
  expect(changedSections(withValue(stored, 'flags.b', true), stored, ['flags', 'credit'])).toEqual({ flags: { a: true, b: true } })
})
