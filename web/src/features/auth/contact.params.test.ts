import { expect, test } from 'vitest'
import { contactOf, isPhone, formatContact, tidyLogin } from './contact.params.ts'

test.each(['+7 900 000-00-01', '89000000001', '900 000 00 01', '8 (900) 000-00-01'])('[V-01] %s is sent as +7 and digits only', (text) => {
  expect(contactOf(text)).toEqual({ phone: '+79000000001' })
})

test.each(['12345', 'иван', 'a@', '@b', '8 800 555', ''])('a code cannot be sent to %s', (text) => {
  expect(contactOf(text)).toBeNull()
})

test('an e-mail is recognised in any case and with spaces around', () => {
  expect(contactOf(' Buyer@Vitrina.TEST ')).toEqual({ email: 'buyer@vitrina.test' })
})

test('a number of another country keeps its code', () => {
  expect(contactOf('+998 90 123 45 67')).toEqual({ phone: '+998901234567' })
  expect(tidyLogin('+998 90 123 45 67')).toBe('+998901234567')
})

test.each([
  ['89000000001', '+7 900 000-00-01'],
  [' 9000000001', '+7 900 000-00-01'],
  ['8900', '8900'],
  [' buyer@vitrina.test ', 'buyer@vitrina.test'],
])('%s becomes %s when the field is left', (typed, left) => {
  expect(tidyLogin(typed)).toBe(left)
})

test('a text with letters is no phone', () => {
  expect(isPhone('79000000001@mail.test')).toBe(false)
  expect(isPhone('+7 (900) 000')).toBe(true)
  expect(formatContact({ phone: '+79000000001' })).toBe('+7 900 000-00-01')
})
