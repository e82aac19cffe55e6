import { invoiceStateOf } from '@vitrina/contract/documents/documents.rules'
import { expect, test } from 'vitest'
import { workingState } from './document-state.rules.ts'
import { allocatable, dueOf, uninvoicedByRate } from './invoice.rules.ts'

const calendar = new Map()

test('paid in advance is due in working days and the prices hold as long; deferred in days of the contract from the order', () => {
  const terms = { date: '2026-11-13', orderedOn: '2026-11-10', invoiceDays: 5, calendar }
  expect(dueOf({ ...terms, deferralDays: 0 })).toEqual({ dueOn: '2026-11-20', validUntil: '2026-11-20' })
  expect(dueOf({ ...terms, deferralDays: 30 })).toEqual({ dueOn: '2026-12-10', validUntil: null })
  expect(dueOf({ ...terms, deferralDays: 1 })).toEqual({ dueOn: '2026-11-13', validUntil: null })
})

test('the growth of an order is split by rate, and always adds up', () => {
  const first = [{ rate: 2200, sum: 12_200, vat: 2_200 }]
  expect(uninvoicedByRate([{ rate: 2200, sum: 24_400, vat: 4_400 }], { invoiced: [first], sum: 12_200 })).toEqual(first)
  const moved = [
    { rate: 2200, sum: 10_000, vat: 1_803 },
    { rate: 1000, sum: 5_500, vat: 500 },
  ]
  expect(uninvoicedByRate(moved, { invoiced: [first], sum: 3_300 })).toEqual([{ rate: 1000, sum: 3_300, vat: 300 }])
  expect(uninvoicedByRate(moved, { invoiced: [[]], sum: 300 })).toEqual([{ rate: 2200, sum: 300, vat: 54 }])
})

test('money goes to the new invoice as far as it takes it, the oldest first', () => {
  const money = [
    { paymentId: 1, sum: 300 },
    { paymentId: 2, sum: 500 },
    { paymentId: 3, sum: 1 },
  ]
  expect(allocatable(money, 600)).toEqual([
    { paymentId: 1, sum: 300 },
    { paymentId: 2, sum: 300 },
  ])
  expect(allocatable(money, 10_000)).toEqual(money)
})

test('[S-15] a document is late from the day after its due day, and only while something is open', () => {
  const invoice = { state: 'partially_paid', sum: 1_000, paidSum: 400, dueOn: '2026-11-20' } as const
  expect(workingState(invoice, '2026-11-20')).toEqual({ state: 'partially_paid', openSum: 600, overdueDays: 0 })
  expect(workingState(invoice, '2026-11-23')).toEqual({ state: 'overdue', openSum: 600, overdueDays: 3 })
  expect(workingState({ ...invoice, state: 'paid', paidSum: 1_000 }, '2026-12-01')).toEqual({ state: 'paid', openSum: 0, overdueDays: 0 })
  expect(workingState({ ...invoice, state: 'cancelled' }, '2026-12-01').openSum).toBe(0)
})

const rate = (of: number | null, sum: number, vat: number) => ({ rate: of, sum, vat })

test('growth at several rates keeps each of them; a rate invoiced whole is left out', () => {
  const ordered = [rate(2200, 24_400, 4_400), rate(1000, 11_000, 1_000), rate(null, 500, 0), rate(0, 700, 0)]
  const invoiced = [
    [rate(2200, 12_200, 2_200), rate(1000, 11_000, 1_000)],
    [rate(null, 200, 0), rate(0, 100, 0)],
  ]
  const grown = [rate(2200, 12_200, 2_200), rate(null, 300, 0), rate(0, 600, 0)]
  expect(uninvoicedByRate(ordered, { invoiced, sum: 13_100 })).toEqual(grown)
})

test('where the parts by rate are not the sum to invoice, all of it is taken at the rate that grew most', () => {
  const ordered = [rate(1000, 1_100, 100), rate(2200, 12_200, 2_200)]
  expect(uninvoicedByRate(ordered, { invoiced: [], sum: 13_300 })).toEqual(ordered)
  expect(uninvoicedByRate(ordered, { invoiced: [], sum: 12_200 })).toEqual([rate(2200, 12_200, 2_200)])
})

test('a rate that was invoiced and is no longer ordered counts against the others', () => {
  expect(uninvoicedByRate([rate(2200, 12_200, 2_200)], { invoiced: [[rate(1000, 1_100, 100)]], sum: 11_100 })).toEqual([
    rate(2200, 11_100, 2_002),
  ])
})

test('a part whose VAT is below nothing or above its sum is not invoiced as it is', () => {
  const whole = (part: ReturnType<typeof rate>, invoiced: ReturnType<typeof rate>) =>
    uninvoicedByRate([part], { invoiced: [[invoiced]], sum: part.sum - invoiced.sum })
  expect(whole(rate(2200, 2_440, 100), rate(2200, 1_220, 220))).toEqual([rate(2200, 1_220, 220)])
  expect(whole(rate(2200, 1_320, 500), rate(2200, 1_220, 220))).toEqual([rate(2200, 100, 18)])
  expect(whole(rate(2200, 1_320, 320), rate(2200, 1_220, 220))).toEqual([rate(2200, 100, 100)])
  expect(whole(rate(2200, 1_220, 240), rate(2200, 1_220, 220))).toEqual([rate(2200, 0, 0)])
})

test('without any part the sum is without VAT', () => {
  expect(uninvoicedByRate([], { invoiced: [], sum: 300 })).toEqual([rate(null, 300, 0)])
  expect(uninvoicedByRate([rate(null, 500, 0)], { invoiced: [], sum: 300 })).toEqual([rate(null, 300, 0)])
})

test.each([
  [0, 'awaiting'],
  [1, 'partially_paid'],
  [99, 'partially_paid'],
  [100, 'paid'],
])('an invoice of 100 with %i paid is %s', (paid, state) => {
  expect(invoiceStateOf({ sum: 100, paid })).toBe(state)
})
