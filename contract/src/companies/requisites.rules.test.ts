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

const account = '40702810638050013199'
const correspondentAccount = '30101810400000000225'
const bik = '044525225'

test.each([
  ['company’s ИНН', isCompanyInn, '7707083893'],
  ['person’s ИНН', isPersonInn, '500100732259'],
  ['КПП', isKpp, '773601001'],
  ['ОГРН', isOgrn, '1027700132195'],
  ['ОГРНИП', isOgrnip, '304500116000157'],
  ['БИК', isBik, bik],
  ['account', (text: string) => isBankAccount({ account: text, bik }), account],
  ['correspondent account', (text: string) => isCorrespondentAccount({ account: text, bik }), correspondentAccount],
] as const)('a %s stands alone: a digit or a letter before or after it is refused, and so is a missing digit', (_, isRight, text) => {
  expect(isRight(text)).toBe(true)
  const wrong = [
    ...hundred.flatMap((digits) => [digits + text, text + digits]),
    `${text}a`,
    `a${text}`,
    ` ${text}`,
    text.slice(0, -1),
    text.slice(1),
  ]
  expect(wrong.filter(isRight)).toEqual([])
})

test('an ИНН is that of a company or that of a person', () => {
  expect([isInn('7707083893'), isInn('500100732259'), isInn('7707083894'), isInn('500100732258')]).toEqual([true, true, false, false])
  expect([isCompanyInn('500100732259'), isPersonInn('7707083893')]).toEqual([false, false])
})

test('a state number has exactly one check digit and opens with the digit of its kind', () => {
  expect(ten.filter((last) => isOgrn(`102770013219${last}`))).toEqual(['5'])
  expect(ten.filter((last) => isOgrnip(`30450011600015${last}`))).toEqual(['7'])
  const first = (isRight: (text: string) => boolean, body: string) =>
    ten.filter((digit) => ten.some((last) => isRight(`${digit}${body}${last}`)))
  expect(first(isOgrn, '02770013219')).toEqual(['1', '5'])
  expect(first(isOgrnip, '0450011600015')).toEqual(['3'])
})

test('a bank’s code opens with 00 to 04', () => {
  expect(hundred.filter((start) => isBik(`${start}4525225`))).toEqual(['00', '01', '02', '03', '04'])
})

test('accounts need a right code of the bank', () => {
  // Both end and centre are those of the right code: its first digit alone is wrong.
  const wrong = '144525225'
  expect(isBankAccount({ account, bik: wrong })).toBe(false)
  expect(isCorrespondentAccount({ account: correspondentAccount, bik: wrong })).toBe(false)
})

test('an account has exactly one key at each bank', () => {
  const keys = (isRight: (text: string) => boolean, start: string, end: string) => ten.filter((key) => isRight(`${start}${key}${end}`))
  expect(keys((text) => isBankAccount({ account: text, bik }), '40702810', '38050013199')).toEqual(['6'])
  expect(keys((text) => isCorrespondentAccount({ account: text, bik }), '30101810', '00000000225')).toEqual(['4'])
})

test('a correspondent account opens with 301', () => {
  const starts = ten.flatMap((digit) => hundred.map((rest) => digit + rest))
  const right = starts.filter((start) => ten.some((key) => isCorrespondentAccount({ account: `${start}01810${key}00000000225`, bik })))
  expect(right).toEqual(['301'])
})

test('an account is keyed by the settlement centre only where the bank’s code ends with 000, 001 or 002', () => {
  const keyAt = (code: string) => ten.find((key) => isBankAccount({ account: `40102810${key}45370000001`, bik: code }))
  expect(['044525000', '044525001', '044525002', '044526000'].map(keyAt)).toEqual(['9', '9', '9', '8'])
  expect(['044525003', '044526003'].map(keyAt)).toEqual(['5', '5'])
  expect(['044525225', '044526225', '040012225'].map(keyAt)).toEqual(['1', '1', '1'])
})

test('a КПП may hold capitals in its reason code and only there', () => {
  expect(isKpp('7727AZ001')).toBe(true)
  expect(isKpp('77A701001')).toBe(false)
  expect(isKpp('007701001')).toBe(false)
  expect(isKpp('7727az001')).toBe(false)
})
