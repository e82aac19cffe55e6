import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isBankAccount,
  isBik,
  isCompanyInn,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isOgrn,
  isOgrnip,
  isPersonInn,
} from './requisites.rules.ts'

const digitsOf = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const ten = Array.from('0123456789')
const hundred = ten.flatMap((first) => ten.map((second) => first + second))

// Published requisites of the tax service, the Bank of Russia and a state bank.
test('requisites known from public papers are accepted', () => {
  expect(isCompanyInn('7707329152')).toBe(true)
  expect(isCompanyInn('7707083893')).toBe(true)
  expect(isPersonInn('500100732259')).toBe(true)
  expect(isKpp('773601001')).toBe(true)
  expect(isOgrn('1027700132195')).toBe(true)
  expect(isOgrnip('304500116000157')).toBe(true)
  expect(isBik('044525225')).toBe(true)
  expect(isCorrespondentAccount({ account: '30101810400000000225', bik: '044525225' })).toBe(true)
})

test('every nine digits of a company have exactly one check digit', () => {
  fc.assert(
    fc.property(digitsOf(9), (body) => {
      expect(ten.filter((last) => isCompanyInn(body + last))).toHaveLength(body.startsWith('00') ? 0 : 1)
    }),
  )
})

test('every ten digits of a person have exactly one pair of check digits', () => {
  fc.assert(
    fc.property(digitsOf(10), (body) => {
      expect(hundred.filter((last) => isPersonInn(body + last))).toHaveLength(body.startsWith('00') ? 0 : 1)
    }),
  )
})

test('one mistyped digit of a bank account is always detected', () => {
  fc.assert(
    fc.property(digitsOf(19), fc.nat(19), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
      const bik = '044525777'
      const right = ten.map((last) => body + last).find((account) => isBankAccount({ account, bik }))
      if (!right) throw new Error('every body has a last digit that fits')
      const wrong = right.slice(0, place) + ((Number(right[place]) + shift) % 10) + right.slice(place + 1)
      expect(isBankAccount({ account: wrong, bik })).toBe(false)
    }),
  )
})

test('an account kept at a settlement centre is keyed by the centre, not by the last digits of its code', () => {
  const body = '4010281074537000000'
  const last = ten.find((digit) => isBankAccount({ account: body + digit, bik: '044525000' }))
  expect(isBankAccount({ account: body + last, bik: '044525000' })).toBe(true)
  expect(isBankAccount({ account: body + last, bik: '044583001' })).toBe(isBankAccount({ account: body + last, bik: '044583002' }))
})

test('state numbers of companies and of sole traders are distinguished', () => {
  fc.assert(
    fc.property(digitsOf(13), (body) => {
      const trader = ten.map((last) => `3${body}${last}`).find(isOgrnip)
      expect(trader).toBeDefined()
      expect(isOgrn(trader ?? '')).toBe(false)
    }),
  )
})

test('anything that is not of the right length or alphabet is refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\d{9,20}$/.test(text))
      expect([isInn(text), isOgrn(text), isOgrnip(text), isBik(text), isBankAccount({ account: text, bik: '044525225' })]).not.toContain(
        true,
      )
    }),
  )
})

test('a КПП may hold capitals in its reason code and only there', () => {
  expect(isKpp('7727AZ001')).toBe(true)
  expect(isKpp('77A701001')).toBe(false)
  expect(isKpp('007701001')).toBe(false)
  expect(isKpp('7727az001')).toBe(false)
})
