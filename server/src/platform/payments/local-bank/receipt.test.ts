import { expect, test } from 'vitest'
import { Refusal } from './protocol.ts'
import { readReceipt, receiptOfRefund } from './receipt.ts'

const item = {
  Name: 'Лампа',
  Price: 1_000,
  Quantity: 3,
  Amount: 3_000,
  Tax: 'vat122',
  PaymentMethod: 'full_prepayment',
  PaymentObject: 'commodity',
}
const right = { Email: 'a@test.com', Phone: '+79990000001', Taxation: 'osn', FfdVersion: '1.05', Items: [item] }

const refusalOf = (given: unknown, amount = 3_000): string => {
  try {
    readReceipt(given, amount)
    return 'taken'
  } catch (error) {
    if (error instanceof Refusal) return error.errorCode
    throw error
  }
}

test('a right receipt is kept without the payer’s address; none is none', () => {
  expect(readReceipt(right, 3_000)).toEqual({ Taxation: 'osn', FfdVersion: '1.05', Items: [item] })
  expect(readReceipt(undefined, 3_000)).toBeNull()
})

test.each([
  ['another sum', { ...right, Items: [{ ...item, Price: 999, Amount: 2_997 }] }, '308'],
  ['a line that is not its price by its amount', { ...right, Items: [{ ...item, Price: 999 }] }, '308'],
  ['finer amounts than a till has', { ...right, Items: [{ ...item, Price: 10_000, Quantity: 0.3001 }] }, '310'],
  ['nowhere to send it', { ...right, Email: undefined, Phone: undefined }, '9999'],
  ['no system of taxes', { ...right, Taxation: undefined }, '9999'],
  ['an unknown VAT', { ...right, Items: [{ ...item, Tax: 'vat21' }] }, '9999'],
  ['no way of payment', { ...right, Items: [{ ...item, PaymentMethod: undefined }] }, '9999'],
  ['no object', { ...right, Items: [{ ...item, PaymentObject: undefined }] }, '9999'],
  ['a name too long', { ...right, Items: [{ ...item, Name: 'я'.repeat(129) }] }, '9999'],
  ['no lines', { ...right, Items: [] }, '9999'],
  ['more lines than a till prints', { ...right, Items: Array.from({ length: 101 }, () => item) }, '9999'],
  ['no receipt at all', 'чек', '9999'],
])('%s is refused', (_what, given, code) => {
  expect(refusalOf(given)).toBe(code)
})

test('a partial refund of a sale with a receipt has one too', () => {
  const sold = { Items: [item] }
  const back = { ...right, Items: [{ ...item, Quantity: 1, Amount: 1_000 }] }
  expect(() => receiptOfRefund(undefined, { amount: 1_000, whole: 3_000, sold })).toThrow('Receipt')
  expect(() => receiptOfRefund(back, { amount: 999, whole: 3_000, sold })).toThrow('Сумма')
  expect(receiptOfRefund(back, { amount: 1_000, whole: 3_000, sold })).toMatchObject({ Items: [{ Amount: 1_000 }] })
  expect(receiptOfRefund(undefined, { amount: 3_000, whole: 3_000, sold })).toBeNull()
  expect(receiptOfRefund(undefined, { amount: 1_000, whole: 3_000, sold: null })).toBeNull()
})
