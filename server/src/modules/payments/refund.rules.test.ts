import fc from 'fast-check'
import { expect, test } from 'vitest'
import { releaseAllocations, planReturn, stateAfterRefund } from './refund.rules.ts'

const kopecks = fc.integer({ min: 0, max: 1_000_000_000 })
const sources = fc.uniqueArray(
  fc.record({
    paymentId: fc.integer({ min: 1, max: 100 }),
    method: fc.constantFrom('transfer' as const, 'sbp' as const, 'card' as const, 'cash' as const, 'offset' as const),
    refundable: kopecks,
  }),
  { selector: ({ paymentId }) => paymentId, maxLength: 6 },
)
const total = (parts: readonly { sum: number }[]) => parts.reduce((sum, part) => sum + part.sum, 0)

test('the worth of returned goods is set off, refunded and credited to the kopeck', () => {
  const resolution = fc.constantFrom('refund' as const, 'replace' as const, 'creditToBalance' as const)
  fc.assert(
    fc.property(kopecks, kopecks, resolution, sources, (worth, debt, how, from) => {
      const { offset, refunds, credited } = planReturn(worth, { debt, resolution: how, sources: from })
      expect(offset + total(refunds) + credited).toBe(worth)
      expect(offset).toBe(Math.min(worth, debt))
      expect(credited).toBeGreaterThanOrEqual(0)
      for (const { paymentId, sum } of refunds) {
        const source = from.find((one) => one.paymentId === paymentId)
        expect(sum).toBeLessThanOrEqual(source?.refundable ?? 0)
        expect(source?.method).not.toBe('offset')
      }
      expect(how === 'refund' || refunds.length === 0).toBe(true)
    }),
  )
})

test('the bank refunds first; the accountant only the part the bank cannot', () => {
  const from = [
    { paymentId: 1, method: 'transfer' as const, refundable: 500 },
    { paymentId: 2, method: 'card' as const, refundable: 300 },
    { paymentId: 3, method: 'offset' as const, refundable: 900 },
  ]
  expect(planReturn(1_000, { debt: 100, resolution: 'refund', sources: from })).toEqual({
    offset: 100,
    refunds: [
      { paymentId: 2, sum: 300 },
      { paymentId: 1, sum: 500 },
    ],
    credited: 100,
  })
})

test('refunded money leaves the newest invoices first, never more than was allocated', () => {
  const parts = [
    { documentId: 1, sum: 50 },
    { documentId: 2, sum: 70 },
  ]
  expect(releaseAllocations(parts, 100)).toEqual([
    { documentId: 2, sum: 70 },
    { documentId: 1, sum: 30 },
  ])
  fc.assert(fc.property(kopecks, (sum) => total(releaseAllocations(parts, sum)) === Math.min(sum, 120)))
})

test.each([
  [0, 'paid'],
  [1, 'partially_refunded'],
  [100, 'refunded'],
])('a payment of 100 with %i given back is %s', (refunded, state) => {
  expect(stateAfterRefund({ sum: 100, refunded })).toBe(state)
})
