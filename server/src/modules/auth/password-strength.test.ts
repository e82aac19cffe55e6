import { expect, test } from 'vitest'
import { isCommonPassword, repeatsLogin } from './password-strength.ts'

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
  // Leaked ones, with no pattern to them.
  'jordan23',
  'Chelsea1',
  'mustang1',
  'trustno1',
  'kawasaki',
  'Test-Demo-2026',
])('%s is tried first by everyone who guesses', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'Vitrina-2026',
  'V1tr1na2026!',
  'Витрина2026',
  'витрина-витрина',
  // «Витрина» and «vitrina» with the other keyboard layout on.
  'dbnhbyf2026',
  'мшекштф2026',
  // The shop's name and its host.
  'ЭлектроТорг24',
  'электро-торг',
  "'ktrnhjnjhu24",
  'Njhu-2026',
  'Elektrotorg!',
])('%s is a word of the shop’s own', (password) => {
  expect(isCommonPassword(password, ['Электро Торг', 'elektrotorg.example.com'])).toBe(true)
})

test('a word of the shop among others is accepted', () => {
  expect(isCommonPassword('Электро-щит-под-окном', ['Электро Торг'])).toBe(false)
})

test.each(['Провода-2026', 'Кабель-и-провод-7', 'correct horse battery', '7f9Kq2xW', 'щит учёта 3ф', '90817263541'])(
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
