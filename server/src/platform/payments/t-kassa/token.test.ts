import { expect, test } from 'vitest'
import { isSigned, signed, tokenOf } from './token.ts'

// Both worked examples of the bank's own documentation.
const init = { TerminalKey: 'MerchantTerminalKey', Amount: 19200, OrderId: '21090', Description: 'Подарочная карта на 1000 рублей' }
const notice = {
  TerminalKey: '1321054611234DEMO',
  OrderId: '201709',
  Success: true,
  Status: 'AUTHORIZED',
  PaymentId: 8742591,
  ErrorCode: '0',
  Amount: 9855,
  CardId: 322264,
  Pan: '430000******0777',
  ExpDate: '1122',
  RebillId: 101709,
}

test('a request is signed as the bank documents it; nested fields are not signed', () => {
  const DATA = { Phone: '+71234567890', Email: 'a@test.com' }
  const token = '0024a00af7c350a3a67ca168ce06502aa72772456662e38696d48b56ee9c97d9'
  expect(tokenOf({ ...init, DATA, Shops: [{ ShopCode: '1' }], Token: 'an old one' }, 'usaf8fw8fsw21g')).toBe(token)
})

test('a notice is signed as the bank documents it', () => {
  expect(tokenOf(notice, 'Dfsfh56dgKl')).toBe('b906d28e76c6428e37b25fcf86c0adc52c63d503013fdd632e300593d165766b')
})

test.each([
  ['another sum', { Amount: 9856 }],
  ['another state', { Status: 'CONFIRMED' }],
  ['a field more', { Extra: 'x' }],
  ['no signature', { Token: undefined }],
  ['an empty signature', { Token: '' }],
  ['a signature of the right length', { Token: '0'.repeat(64) }],
  ['a signature that is no text', { Token: { toString: null } }],
])('%s does not pass', (_what, change) => {
  const right = signed(notice, 'Dfsfh56dgKl')
  expect(isSigned(right, 'Dfsfh56dgKl')).toBe(true)
  expect(isSigned(right, 'another password')).toBe(false)
  expect(isSigned({ ...right, ...change }, 'Dfsfh56dgKl')).toBe(false)
})
