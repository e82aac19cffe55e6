import { expect, test } from 'vitest'
import { inFigures } from './day-in-figures.rules.ts'

test('a day as people write it', () => {
  expect(inFigures('2026-12-01')).toBe('01.12.2026')
})
