import { expect, test } from 'vitest'
import { fillByDue, fillOne, readDraft } from './allocate-draft.rules.ts'

const invoices = [
  { documentId: 1, open: 0.1 },
  { documentId: 2, open: 0.2 },
  { documentId: 3, open: 1_000.55 },
]

test('the earliest due invoice is filled first, exact to the kopeck', () => {
  const filled = fillByDue(invoices, 0.3)
  expect(filled).toEqual({ 1: '0,10', 2: '0,20' })
  // Whole kopecks: 0.1 + 0.2 is not 0.3 in floating point.
  expect(readDraft(invoices, 0.3, filled)).toMatchObject({ left: 0, canSend: true, parts: [{ sum: 0.1 }, { sum: 0.2 }] })
  expect(fillByDue(invoices, 5_000)).toEqual({ 1: '0,10', 2: '0,20', 3: '1000,55' })
})

test('one invoice takes the amount left by the others', () => {
  expect(fillOne(invoices, 500, { before: { 1: '0,10' }, documentId: 3 })).toEqual({ 1: '0,10', 3: '499,90' })
  expect(fillOne(invoices, 0.1, { before: { 1: '0,10' }, documentId: 3 })).toEqual({ 1: '0,10', 3: '0,00' })
})

test('more than is open, more than is free, and an unreadable sum are not sent', () => {
  expect(readDraft(invoices, 10, { 1: '0,11' })).toMatchObject({ wrong: new Set([1]), canSend: false })
  expect(readDraft(invoices, 10, { 3: '10,01' })).toMatchObject({ left: -0.01, canSend: false, wrong: new Set() })
  expect(readDraft(invoices, 10, { 3: 'много' })).toMatchObject({ wrong: new Set([3]), canSend: false })
  expect(readDraft(invoices, 10, { 3: '1,005' })).toMatchObject({ wrong: new Set([3]), canSend: false })
  expect(readDraft(invoices, 10, {})).toMatchObject({ left: 10, canSend: false, parts: [] })
  expect(readDraft(invoices, 2_000, { 3: '1 000,5' })).toMatchObject({
    left: 999.5,
    canSend: true,
    parts: [{ documentId: 3, sum: 1_000.5 }],
  })
})
