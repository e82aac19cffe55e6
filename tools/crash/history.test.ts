import { expect, test } from 'vitest'
import { compareHistory } from './history.ts'

const ok = (key: string, ...numbers: string[]) => ({ key, outcome: 'ok' as const, numbers })

test('a history that matches the store has no errors', () => {
  const kept = [
    { number: 'A', key: 'a' },
    { number: 'C', key: 'c' },
  ]
  expect(
    compareHistory([ok('a', 'A'), { key: 'b', outcome: 'refused', numbers: [] }, { key: 'c', outcome: 'unknown', numbers: [] }], kept),
  ).toEqual([])
})

test('lost, doubled, shared and refused orders are each reported', () => {
  expect(compareHistory([ok('a', 'A')], [])).toContain('A was acknowledged and is lost (a)')
  const doubled = [
    { number: 'A', key: 'a' },
    { number: 'B', key: 'a' },
  ]
  expect(compareHistory([ok('a', 'A')], doubled)).toContain('a made 2 orders: A, B')
  expect(compareHistory([ok('a', 'A'), ok('b', 'A')], [{ number: 'A', key: 'a' }])).toContain('A was acknowledged to two keys: a and b')
  expect(compareHistory([{ key: 'a', outcome: 'refused', numbers: [] }], [{ number: 'A', key: 'a' }])).toContain('a was refused and has A')
})
