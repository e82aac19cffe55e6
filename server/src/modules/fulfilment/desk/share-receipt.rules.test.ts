import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AwaitingPart, shareReceipt } from './share-receipt.rules.ts'

const part = (given: Partial<AwaitingPart>): AwaitingPart => ({
  sourceId: 1,
  orderId: 1,
  orderItemId: 1,
  open: 10,
  lineOpen: 10,
  ...given,
})
const given = (amount: number, waiting: AwaitingPart[]) => {
  const { shares, free } = shareReceipt(amount, waiting)
  return [...shares.map((share) => share.amount), free]
}

test('the oldest promise is served whole before the next gets anything; the rest is free', () => {
  const waiting = [part({}), part({ sourceId: 2, orderItemId: 2 })]
  expect(given(9, waiting)).toEqual([9, 0])
  expect(given(10, waiting)).toEqual([10, 0])
  expect(given(11, waiting)).toEqual([10, 1, 0])
  expect(given(21, waiting)).toEqual([10, 10, 1])
  expect(given(5, [])).toEqual([5])
})

test('a line gets no more than it still wants, however many parts it waits with', () => {
  expect(given(20, [part({ open: 10, lineOpen: 4 })])).toEqual([4, 16])
  expect(given(20, [part({ open: 3, lineOpen: 5 }), part({ sourceId: 2, open: 3, lineOpen: 5 })])).toEqual([3, 2, 15])
  expect(given(20, [part({ lineOpen: 0 })])).toEqual([20])
})

test('nothing is made or lost, to the thousandth', () => {
  const amount = fc.integer({ min: 0, max: 100_000 })
  const waiting = fc.array(fc.record({ item: fc.integer({ min: 1, max: 4 }), open: amount, lineOpen: amount }), { maxLength: 8 })
  fc.assert(
    fc.property(amount, waiting, (came, rows) => {
      const parts = rows.map(({ item, open, lineOpen }, at) =>
        part({ sourceId: at, orderItemId: item, open: open / 1000, lineOpen: lineOpen / 1000 }),
      )
      const { shares, free } = shareReceipt(came / 1000, parts)
      const total = shares.reduce((sum, share) => sum + Math.round(share.amount * 1000), Math.round(free * 1000))
      expect(total).toBe(came)
      for (const share of shares) expect(share.amount).toBeLessThanOrEqual(parts[share.sourceId]?.open ?? 0)
      expect(free).toBeGreaterThanOrEqual(0)
    }),
  )
})
