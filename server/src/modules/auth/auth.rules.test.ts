import { expect, test } from 'vitest'
import { loginOf, mailboxOf, spellingOf } from './auth.rules.ts'
import { tokenOf } from './tokens.ts'

test.each([
  '+79000000001',
  '+7 900 000-00-01',
  '8 (900) 000-00-01',
  '89000000001',
  '9000000001',
  ' 7 900 000 00 01 ',
  '８９００００００００１',
  '+7 900 000–00–01',
])('one number however it is written: %s', (written) => {
  expect(loginOf(written)).toEqual({ phone: '+79000000001' })
})

test('a number of another country keeps its own code', () => {
  expect(loginOf('+998 90 123-45-67')).toEqual({ phone: '+998901234567' })
})

test('an e-mail is one in any case', () => {
  expect(loginOf('  Buyer@Vitrina.TEST ')).toEqual({ email: 'buyer@vitrina.test' })
})

test.each(['', ' ', 'buyer', '12345', '890000000012', '+7', '@', 'a@b@c', "' or 1=1 --", '8900000000a'])(
  'neither an e-mail nor a phone: %j',
  (written) => {
    expect(loginOf(written)).toBeNull()
  },
)

test('addresses of one mailbox are counted as one', () => {
  expect(mailboxOf({ email: 'buyer+1+2@vitrina.test' })).toBe('buyer@vitrina.test')
  expect(mailboxOf({ email: 'buyer@vitrina.test' })).toBe('buyer@vitrina.test')
  expect(mailboxOf({ phone: '+79000000001' })).toBe('+79000000001')
})

test('only a bearer of the right shape is a token', () => {
  expect(tokenOf(`Bearer ${'a'.repeat(43)}`)).toBe('a'.repeat(43))
  for (const header of [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer short',
    `Basic ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(43)} x`,
    `Bearer ${"'".repeat(43)}`,
  ])
    expect(tokenOf(header)).toBeUndefined()
})

test('a login is spelled as its e-mail or its phone', () => {
  expect([spellingOf({ email: 'buyer@vitrina.test' }), spellingOf({ phone: '+79000000001' })]).toEqual([
    'buyer@vitrina.test',
    '+79000000001',
  ])
})

test('a token is of 20 to 200 signs, and nothing stands before its word', () => {
  const bearer = (length: number) => tokenOf(`Bearer ${'a'.repeat(length)}`)?.length
  expect([bearer(19), bearer(20), bearer(200), bearer(201)]).toEqual([undefined, 20, 200, undefined])
  expect(tokenOf(`bearer ${'a'.repeat(20)}`)).toBe('a'.repeat(20))
  expect(tokenOf(`x Bearer ${'a'.repeat(20)}`)).toBeUndefined()
})
