import { expect, test } from 'vitest'
import { documentStates, invoiceStateOf, isOpenState, openInvoiceStates, storedDocumentStates } from './documents.rules.ts'

test('an invoice is open until it is paid or cancelled, overdue or not', () => {
  expect(documentStates.filter((state) => isOpenState(state))).toEqual(['awaiting', 'partially_paid', 'overdue'])
  expect(storedDocumentStates.filter((state) => isOpenState(state))).toEqual(openInvoiceStates)
})

test('every state but overdue is stored', () => {
  expect(storedDocumentStates).toEqual(documentStates.filter((state) => state !== 'overdue'))
})

test('an open invoice is one whose money does not cover it', () => {
  const states = [0, 1, 99, 100].map((paid) => invoiceStateOf({ sum: 100, paid }))
  expect(states).toEqual(['awaiting', 'partially_paid', 'partially_paid', 'paid'])
  expect(states.map((state) => isOpenState(state))).toEqual([true, true, true, false])
})
