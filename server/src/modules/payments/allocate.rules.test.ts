import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawOn, oldestFirst, type OpenInvoice, spread } from './allocate.rules.ts'

const kopecks = fc.integer({ min: 1, max: 10_000_000_000 })
const day = fc.option(fc.constantFrom('2026-01-31', '2026-02-01', '2026-11-15'))
const invoices = fc.uniqueArray(fc.record({ documentId: fc.integer({ min: 1, max: 1_000 }), open: kopecks, dueOn: day }), {
  selector: ({ documentId }) => documentId,
  maxLength: 12,
})
const total = (parts: readonly { sum: number }[]) => parts.reduce((sum, part) => sum + part.sum, 0)

test('allocations and the rest always add up to the received sum, to the kopeck', () => {
  fc.assert(
    fc.property(kopecks, invoices, (sum, open) => {
      const { parts, rest } = spread(sum, open)
      expect(total(parts) + rest).toBe(sum)
      expect(rest).toBeGreaterThanOrEqual(0)
      for (const part of parts)
        expect(part.sum).toBeLessThanOrEqual(open.find(({ documentId }) => documentId === part.documentId)?.open ?? 0)
      // An advance stays only when every invoice is paid.
      expect(rest).toBe(Math.max(0, sum - open.reduce((all, invoice) => all + invoice.open, 0)))
    }),
  )
})

test('many payments one after the other pay invoices to the kopeck and never twice', () => {
  fc.assert(
    fc.property(fc.array(kopecks, { maxLength: 8 }), invoices, (sums, given) => {
      const open = given.map((invoice) => ({ ...invoice }))
      let advance = 0
      for (const sum of sums) {
        const { parts, rest } = spread(sum, open.toSorted(oldestFirst))
        advance += rest
        for (const part of parts) {
          const invoice = open.find(({ documentId }) => documentId === part.documentId)
          if (invoice) invoice.open -= part.sum
        }
      }
      const came = sums.reduce((all, sum) => all + sum, 0)
      const paid = given.reduce((all, invoice) => all + invoice.open, 0) - open.reduce((all, invoice) => all + invoice.open, 0)
      expect(paid + advance).toBe(came)
      expect(open.every((invoice) => invoice.open >= 0)).toBe(true)
    }),
  )
})

test('invoices due first are paid first, those without a day last', () => {
  const open: OpenInvoice[] = [
    { documentId: 1, open: 100, dueOn: null },
    { documentId: 2, open: 100, dueOn: '2026-12-01' },
    { documentId: 4, open: 100, dueOn: '2026-11-01' },
    { documentId: 3, open: 100, dueOn: '2026-11-01' },
  ]
  expect(spread(250, open.toSorted(oldestFirst))).toEqual({
    parts: [
      { documentId: 3, sum: 100 },
      { documentId: 4, sum: 100 },
      { documentId: 2, sum: 50 },
    ],
    rest: 0,
  })
})

test('advances are drawn on oldest first, no further than the invoice is open', () => {
  const advances = [
    { paymentId: 1, free: 30 },
    { paymentId: 2, free: 50 },
  ]
  expect(drawOn(advances, 60)).toEqual([
    { paymentId: 1, sum: 30 },
    { paymentId: 2, sum: 30 },
  ])
  expect(drawOn(advances, 1_000).map(({ sum }) => sum)).toEqual([30, 50])
})
