import { expect, test } from 'vitest'
import { bankKeyOf } from './bank-document.rules.ts'

const typed = { companyId: 7, method: 'transfer', bankDocument: '412', receivedAt: new Date('2026-11-15T22:30:00Z'), sum: 5_000 }

test('a paper of the bank is known by payer, Moscow day, number and sum', () => {
  expect(bankKeyOf(typed)).toBe('7:2026-11-16:412:5000')
})

test.each(['№ 412', 'п/п 412', ' 000412 ', 'ПП№412'])('«%s» is the same paper', (bankDocument) => {
  expect(bankKeyOf({ ...typed, bankDocument })).toBe(bankKeyOf(typed))
})

test('another payer, day, number or sum is another paper', () => {
  const others = [{ companyId: 8 }, { receivedAt: new Date('2026-11-15T20:30:00Z') }, { bankDocument: '4120' }, { sum: 5_001 }]
  expect(new Set([typed, ...others.map((other) => ({ ...typed, ...other }))].map(bankKeyOf)).size).toBe(5)
})

test('cash and a transfer without a number have no key', () => {
  expect(
    [{ method: 'cash' }, { bankDocument: '' }, { bankDocument: 'без номера' }].map((other) => bankKeyOf({ ...typed, ...other })),
  ).toEqual([null, null, null])
})
