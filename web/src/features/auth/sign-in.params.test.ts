import { expect, test } from 'vitest'
import { isPhone } from './contact.params.ts'
import { signInBody } from './sign-in.params.ts'

test.each(['+7 900 000-00-01', '89000000001', '900 000 00 01', '+998 90 123 45 67'])('%s is treated as a phone', (login) => {
  expect(isPhone(login)).toBe(true)
  expect(signInBody({ login, password: 'p', rememberMe: true })).toEqual({ phone: login, password: 'p', rememberMe: true })
})

test.each(['buyer@vitrina.test', '79000000001@mail.test', 'иван', '12'])('%s is treated as a login', (login) => {
  expect(isPhone(login)).toBe(false)
  expect(signInBody({ login: ` ${login} `, password: 'p', rememberMe: false })).toEqual({ login, password: 'p', rememberMe: false })
})
