import { expect, test } from 'vitest'
import { changedTerms } from './changed-terms.rules.ts'

test('terms of an event are read one by one; anything else is left out', () => {
  const term = { field: 'place', was: 'Склад', now: 'Лесная, 1' }
  expect(changedTerms([term, { field: 'colour', was: '', now: '' }, { field: 'day', was: null, now: '' }, 7])).toEqual([term])
  expect(changedTerms(undefined)).toEqual([])
})
