import { expect, test } from 'vitest'
import { draftOf } from './checkout-draft.rules.ts'
import { someOptions } from './checkout-options.builder.ts'
import { unfinishedLines } from './open-lines.rules.ts'

const person = { name: 'Анна', phone: '+79000000000' }
const draft = draftOf(someOptions(), person)

test('an order the usual way has nothing left to say', () => {
  expect(unfinishedLines(someOptions(), draft)).toEqual({ who: false, where: false, pay: false })
  expect(unfinishedLines(someOptions(), { ...draft, deliveryType: 'delivery' }).where).toBe(false)
})

test('a missing contact, carrier, address or payment, goods that are short and a credit that warns open their lines', () => {
  expect(unfinishedLines(someOptions(), { ...draft, contactPhone: ' ' }).who).toBe(true)
  expect(unfinishedLines(someOptions(), { ...draft, legalEntityId: 0 }).who).toBe(true)
  expect(unfinishedLines(someOptions(), { ...draft, deliveryType: 'carrier' }).where).toBe(true)
  expect(unfinishedLines(someOptions(), { ...draft, deliveryType: 'delivery', deliveryAddressId: null }).where).toBe(true)
  expect(unfinishedLines(someOptions(), { ...draft, paymentMethod: 'deferred' }).pay).toBe(true)
  const problems = [{ lineId: 1, code: 'stock-short' as const, message: '', available: 2 }]
  expect(unfinishedLines(someOptions({ problems }), draft).where).toBe(true)
  const credit = { ...someOptions().credit, grade: 'warn' as const }
  expect(unfinishedLines(someOptions({ credit }), draft).pay).toBe(true)
})
