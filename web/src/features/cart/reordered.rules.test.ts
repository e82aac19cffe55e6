import { expect, test } from 'vitest'
import { reordered } from './reordered.rules.ts'

const lines = [1, 2, 3, 4].map((id) => ({ id }))
const after = (id: number, target: number | null) => reordered(lines, { id, after: target }).map((line) => line.id)

test('a line goes under another one or to the top; under itself or a line that is gone nothing changes', () => {
  expect(after(4, null)).toEqual([4, 1, 2, 3])
  expect(after(1, 3)).toEqual([2, 3, 1, 4])
  expect(after(3, 1)).toEqual([1, 3, 2, 4])
  expect([after(2, 2), after(2, 9), after(9, 1)]).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ])
})
