import { expect, test } from 'vitest'
import { beyondInvoices, toPay } from './to-pay.rules.ts'

const invoice = {
  documentId: 1,
  number: 'СЧ-1',
  orderId: 2,
  date: '2026-11-01',
  dueOn: '2026-11-15',
  sum: 1_000,
  paid: 300,
  paymentMethod: 'transfer' as const,
}

test('[M-09] the unpaid rest of an invoice is due by its day, and is overdue from the day after', () => {
  expect(toPay(invoice, '2026-11-15')).toEqual({
    documentId: 1,
    number: 'СЧ-1',
    orderId: 2,
    date: '2026-11-15',
    sum: 1_000,
    paid: 300,
    open: 700,
    kind: 'prepay',
    overdueDays: 0,
  })
  expect(toPay(invoice, '2026-11-16').overdueDays).toBe(1)
  expect(toPay(invoice, '2026-12-15').overdueDays).toBe(30)
})

test.each([
  ['transfer', 'prepay'],
  ['sbp', 'prepay'],
  ['card', 'prepay'],
  ['deferred', 'deferred'],
  ['cash', 'onShipment'],
  [null, 'prepay'],
] as const)('an order paid by %s is paid as %s', (paymentMethod, kind) => {
  expect(toPay({ ...invoice, paymentMethod }, '2026-11-15').kind).toBe(kind)
})

test('an invoice without a day is due on its own', () => {
  expect(toPay({ ...invoice, dueOn: null }, '2026-11-03')).toMatchObject({ date: '2026-11-01', overdueDays: 0 })
})

test('debts known only to the books stand beside the invoices, overdue and not, and add up to the whole with them', () => {
  const statement = { source: '1С', asOf: '2026-11-10', beyond: 700, beyondOverdue: 200, overdueSince: '2026-11-01' }
  expect(beyondInvoices({ statement }, '2026-11-16')).toEqual([
    expect.objectContaining({ date: '2026-11-01', open: 200, overdueDays: 15, documentId: null, kind: 'statement' }),
    expect.objectContaining({ date: '2026-11-10', open: 500, overdueDays: 0, documentId: null, kind: 'statement' }),
  ])
  const less = { ...statement, beyond: -50, beyondOverdue: -50, overdueSince: null, asOf: '2026-11-16' }
  expect(beyondInvoices({ statement: less }, '2026-11-16').map(({ open, overdueDays }) => [open, overdueDays])).toEqual([[-50, 1]])
  expect(beyondInvoices({ statement: null }, '2026-11-16')).toEqual([])
})
