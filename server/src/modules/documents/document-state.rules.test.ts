import { describe, expect, test } from 'vitest'
import { workingState } from './document-state.rules.ts'

const invoice = { state: 'awaiting', sum: 1_000, paidSum: 0, dueOn: '2026-03-10' } as const

describe('a document on a day [S-15]', () => {
  test.each([
    ['2026-03-09', 'awaiting', 0],
    ['2026-03-10', 'awaiting', 0],
    ['2026-03-11', 'overdue', 1],
    ['2026-04-10', 'overdue', 31],
  ] as const)('%s: due on the 10th it is %s, %i days late', (today, state, overdueDays) => {
    expect(workingState(invoice, today)).toEqual({ state, openSum: 1_000, overdueDays })
  })

  test('paid in part owes the rest and may be late too', () => {
    const part = { ...invoice, state: 'partially_paid', paidSum: 400 } as const
    expect(workingState(part, '2026-03-10')).toEqual({ state: 'partially_paid', openSum: 600, overdueDays: 0 })
    expect(workingState(part, '2026-03-12')).toEqual({ state: 'overdue', openSum: 600, overdueDays: 2 })
  })

  test('without a due day is never late', () => {
    expect(workingState({ ...invoice, dueOn: null }, '2030-01-01')).toEqual({ state: 'awaiting', openSum: 1_000, overdueDays: 0 })
  })

  test.each(['paid', 'cancelled', 'posted'] as const)('%s owes nothing and is never late', (state) => {
    expect(workingState({ ...invoice, state }, '2030-01-01')).toEqual({ state, openSum: 0, overdueDays: 0 })
  })
})
