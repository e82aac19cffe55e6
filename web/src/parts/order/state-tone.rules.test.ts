import { expect, test } from 'vitest'
import { paymentToneOf, paymentStatusOf } from './state-tone.rules.ts'

test('a refused order waits for no payment; any other shows its payment state', () => {
  const awaiting = { paymentState: 'awaiting', isOverdue: false } as const
  expect(paymentStatusOf({ ...awaiting, state: 'declined' })).toBe('not_required')
  expect(paymentStatusOf({ ...awaiting, state: 'rejected' })).toBe('not_required')
  expect(paymentStatusOf({ ...awaiting, state: 'confirmed' })).toBe('awaiting')
  expect(paymentStatusOf({ ...awaiting, state: 'confirmed', isOverdue: true })).toBe('overdue')
  expect(paymentToneOf({ ...awaiting, state: 'confirmed', isOverdue: true })).toBe('bad')
})
