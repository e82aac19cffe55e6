import { expect, test } from 'vitest'
import { minutesLeft } from './removals.ts'

test('ten minutes to bring back what was deleted are never shown as eleven, nor as none', () => {
  const deletedAt = 1_000_000
  const until = deletedAt + 600_000
  expect(minutesLeft(until, deletedAt - 15_000)).toBe(10)
  expect(minutesLeft(until, deletedAt + 61_000)).toBe(9)
  expect(minutesLeft(until, until - 1)).toBe(1)
  expect(minutesLeft(until, until)).toBe(1)
})
