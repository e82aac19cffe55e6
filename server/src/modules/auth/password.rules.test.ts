import { expect, test } from 'vitest'
import { isCommonPassword, repeatsLogin } from './password.rules.ts'

test.each([
  '12345678',
  '87654321',
  '11111111',
  'aaaaaaaa',
  'abababab',
  'abcabcabc',
  'password',
  'Password1',
  'P@ssw0rd',
  'Qwerty123!',
  'qwertyuiop',
  '1qaz2wsx',
  'йцукенгш',
  'Пароль2026',
  'gfhjkm123',
  '01012026',
  'Admin2026!',
  '!!!test!!!',
])('%s is tried first by everyone who guesses', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Vitrina-2026', 'Кабель-и-провод-7', 'correct horse battery', '7f9Kq2xW', 'щит учёта 3ф', '90817263541'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('a login is no password, however it is written', () => {
  expect(repeatsLogin('Buyer@Vitrina.test', 'buyer@vitrina.test')).toBe(true)
  expect(repeatsLogin('BUYER', 'buyer@vitrina.test')).toBe(true)
  expect(repeatsLogin('8 (900) 000-00-01', '+79000000001')).toBe(true)
  expect(repeatsLogin('9000000001', '+79000000001')).toBe(true)
  expect(repeatsLogin('buyer-2026-кабель', 'buyer@vitrina.test')).toBe(false)
  expect(repeatsLogin('9000000002', '+79000000001')).toBe(false)
})
