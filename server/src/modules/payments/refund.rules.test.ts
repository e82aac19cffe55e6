import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planReturn, releaseAllocations, stateAfterRefund, withoutReturned } from './refund.rules.ts'

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

test('of payments that go back alike the newest goes first, and an empty one is left out', () => {
  const from = [
    { paymentId: 1, method: 'card' as const, refundable: 100 },
    { paymentId: 3, method: 'cash' as const, refundable: 100 },
    { paymentId: 2, method: 'sbp' as const, refundable: 100 },
    { paymentId: 5, method: 'sbp' as const, refundable: 0 },
    { paymentId: 4, method: 'transfer' as const, refundable: 100 },
    { paymentId: 6, method: 'cash' as const, refundable: 100 },
  ]
  const refunds = [
    { paymentId: 2, sum: 100 },
    { paymentId: 1, sum: 100 },
    { paymentId: 6, sum: 100 },
    { paymentId: 4, sum: 100 },
    { paymentId: 3, sum: 50 },
  ]
  expect(planReturn(450, { debt: 0, resolution: 'refund', sources: from }).refunds).toEqual(refunds)
  expect(planReturn(450, { debt: 0, resolution: 'refund', sources: from.toReversed() }).refunds).toEqual(refunds)
  expect(planReturn(200, { debt: 0, resolution: 'refund', sources: from }).refunds).toHaveLength(2)
})

test('money refunded for returned goods covers the allocations of that order, one after the other', () => {
  const part = (documentId: number, sum: number, orderId: number | null) => ({ documentId, sum, orderId })
  const parts = [part(1, 50, 7), part(2, 70, 7), part(3, 40, 8), part(4, 30, null), part(5, 20, 9)]
  const returned = new Map([
    [7, 80],
    [8, 100],
  ])
  expect(withoutReturned(parts, returned)).toEqual([
    { documentId: 1, sum: 0 },
    { documentId: 2, sum: 40 },
    { documentId: 3, sum: 0 },
    { documentId: 4, sum: 30 },
    { documentId: 5, sum: 20 },
  ])
  expect([...returned]).toEqual([
    [7, 80],
    [8, 100],
  ])
})

test('an allocation that gives nothing is not released', () => {
  const parts = [
    { documentId: 1, sum: 50 },
    { documentId: 2, sum: 70 },
  ]
  expect(releaseAllocations(parts, 70)).toEqual([{ documentId: 2, sum: 70 }])
  expect(releaseAllocations(parts, 0)).toEqual([])
})
