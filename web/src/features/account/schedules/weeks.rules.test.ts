import { expect, test } from 'vitest'
import { weeksOf } from './weeks.rules.ts'

const due = (date: string, open: number, overdueDays = 0) => ({ date, open, overdueDays })

test('overdue payments come first, then weeks from Monday to Sunday with their sums', () => {
  const weeks = weeksOf([due('2026-11-22', 0.1), due('2026-11-16', 0.2), due('2026-11-01', 50, 14), due('2026-11-23', 7)])
  expect(weeks.map(({ span, open, payments }) => [span, open, payments.length])).toEqual([
    [null, 50, 1],
    [{ from: '2026-11-16', to: '2026-11-22' }, 0.3, 2],
    [{ from: '2026-11-23', to: '2026-11-29' }, 7, 1],
  ])
})
