import { expect, test } from 'vitest'
import { whyNotSent } from './why-not-sent.rules.ts'

const cash = { paymentMethod: 'cash', paymentState: 'awaiting', creditGrade: 'none', total: 1_000, releasedSum: null } as const
const prepaid = { ...cash, paymentMethod: 'transfer' } as const
const paid = { ...prepaid, paymentState: 'paid' } as const
const onCredit = { ...cash, paymentMethod: 'deferred' } as const
const delivered = { isOverdue: false, deliveryType: 'carrier' } as const
const pickedUp = { isOverdue: false, deliveryType: 'pickup' } as const

test.each(['confirmed', 'in_progress'] as const)('goods of a %s order that are not paid for are not sent', (state) => {
  expect(whyNotSent('ship')({ state, ...prepaid }, delivered)).toBe('order.not-paid')
  expect(whyNotSent('assemble')({ state, ...prepaid }, pickedUp)).toBe('order.not-paid')
  expect(whyNotSent('issue')({ state, ...prepaid }, pickedUp)).toBe('order.not-paid')
})

test('goods that are paid for and not sent are not there; handing over has reasons of its own', () => {
  expect(whyNotSent('ship')({ state: 'confirmed', ...paid }, delivered)).toBe('order.not-here')
  expect(whyNotSent('assemble')({ state: 'in_progress', ...paid }, pickedUp)).toBe('order.not-here')
  expect(whyNotSent('issue')({ state: 'in_progress', ...paid }, pickedUp)).toBeUndefined()
})

test('cash is paid at the counter: goods are put together before, and leave after', () => {
  expect(whyNotSent('assemble')({ state: 'confirmed', ...cash }, pickedUp)).toBe('order.not-here')
  expect(whyNotSent('issue')({ state: 'confirmed', ...cash }, pickedUp)).toBe('order.not-paid')
  expect(whyNotSent('ship')({ state: 'confirmed', ...cash }, delivered)).toBe('order.not-paid')
})

test('on credit nothing leaves while something is overdue', () => {
  expect(whyNotSent('ship')({ state: 'confirmed', ...onCredit }, { ...delivered, isOverdue: true })).toBe('order.not-paid')
  expect(whyNotSent('ship')({ state: 'confirmed', ...onCredit }, delivered)).toBe('order.not-here')
})

test('an order that is not under way, or of the other kind of delivery, is refused in general words', () => {
  expect(whyNotSent('ship')({ state: 'submitted', ...prepaid }, delivered)).toBeUndefined()
  expect(whyNotSent('ship')({ state: 'cancelled', ...prepaid }, delivered)).toBeUndefined()
  expect(whyNotSent('ship')({ state: 'confirmed', ...prepaid }, pickedUp)).toBeUndefined()
  expect(whyNotSent('assemble')({ state: 'confirmed', ...prepaid }, delivered)).toBeUndefined()
  expect(whyNotSent('issue')({ state: 'confirmed', ...prepaid }, delivered)).toBeUndefined()
})
