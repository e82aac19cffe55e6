import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { companyOf, emptySignUp, isRightInn, sessionOfStep2, signUpBody, signUpMessage } from './sign-up.params.ts'

const proved = { phone: '+79000000001', token: 'proof' }

test('[S-09] [V-03] an empty form sends the proof for the account, no individual, and the consents as shown', () => {
  expect(signUpBody({ ...emptySignUp, password: 'p', repeatPassword: 'p' }, proved)).toEqual({
    phone: '+79000000001',
    token: 'proof',
    tokenFor: 'account',
    isIndividual: 0,
    password: 'p',
    repeatPassword: 'p',
    agreedForTerms: false,
    agreeForProcessingData: true,
    emailAgreedForMarketing: true,
  })
})

test('a chosen company is sent as the directory has it, one entered by hand as it was written', () => {
  const company = { name: 'ООО «Ток»', inn: '7707083893', kpp: '773601001' }
  expect(signUpBody({ ...emptySignUp, company }, proved).company).toEqual(company)
  const byHand = { ...emptySignUp, company, isByHand: true, companyName: ' ИП Иванов ', inn: '500100732259', kind: 'sole' as const }
  expect(signUpBody(byHand, proved).company).toEqual({ name: 'ИП Иванов', inn: '500100732259' })
})

test('an individual sends no company, even if one was entered before', () => {
  const body = signUpBody({ ...emptySignUp, kind: 'individual', companyName: 'ООО', position: 'директор' }, proved)
  expect(body.isIndividual).toBe(1)
  expect(body).not.toHaveProperty('company')
  expect(body).not.toHaveProperty('position')
})

test('the confirmed address cannot be overwritten in the form', () => {
  expect(signUpBody({ ...emptySignUp, phone: '+7 911 111-11-11', email: 'a@b.test' }, proved)).toMatchObject({
    phone: '+79000000001',
    email: 'a@b.test',
  })
})

test('[S-08] with a refresh token the session is the token, without one the auth token, with neither there is none', () => {
  expect(sessionOfStep2({ token: 't', refreshToken: 'r', authToken: 'a' })).toBe('t')
  expect(sessionOfStep2({ token: 't', authToken: 'a' })).toBe('a')
  expect(sessionOfStep2({ token: 't' })).toBeUndefined()
})

test('[V-03] an error without a message shows that of its token, then of its consent', () => {
  const field = (name: string) => ({ field: name, message: `wrong ${name}`, code: 'x' })
  const error = (message: string, ...fields: string[]) => new ApiError({ status: 422, message, errors: fields.map(field) })
  expect(signUpMessage(error('said', 'token'))).toBe('said')
  expect(signUpMessage(error('', 'agreeForProcessingData', 'token'))).toBe('wrong token')
  expect(signUpMessage(error('', 'agreeForProcessingData'))).toBe('wrong agreeForProcessingData')
})

test('an ИНН is checked by the kind of the company', () => {
  expect(isRightInn('legal', '7707083893')).toBe(true)
  expect(isRightInn('sole', '7707083893')).toBe(false)
  expect(isRightInn('sole', '500100732259')).toBe(true)
  expect(isRightInn('legal', '7707083894')).toBe(false)
  expect(isRightInn('legal', ' ')).toBe(true)
})

test('a suggestion becomes the company of the form', () => {
  const told = { full_with_opf: null, short_with_opf: 'ООО «Ток»', full: null, short: null }
  const data = {
    inn: '7707083893',
    kpp: '773601001',
    ogrn: null,
    ogrn_date: null,
    okpo: null,
    okved: null,
    type: 'LEGAL' as const,
    branch_type: null,
    name: told,
    opf: { code: null, full: null, short: null },
    management: null,
    address: { value: 'г Москва', unrestricted_value: 'г Москва' },
    state: { status: 'ACTIVE' as const, registration_date: null },
  }
  expect(companyOf({ value: 'ТОК', unrestricted_value: 'ТОК', data })).toEqual({
    name: 'ООО «Ток»',
    inn: '7707083893',
    kpp: '773601001',
    address: 'г Москва',
  })
})
