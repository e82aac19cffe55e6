import type { SignupForm, SiteConfig } from '@vitrina/contract/site/site.settings'
import { describe, expect, test } from 'vitest'
import { formOn, missingIn, onlyShown, type SignUpInput } from './sign-up-form.rules.ts'
import type { Party } from './sign-up.rules.ts'

const fields = [
  'companyName',
  'inn',
  'jobPosition',
  'email',
  'repeatPassword',
  'regionId',
  'city',
  'kindOfActivity',
  'commodityGroup',
  'promoCode',
  'loyaltyCardNumber',
  'isIndividual',
  'emailAgreedForMarketing',
] as const
const form = (given: Partial<Record<(typeof fields)[number], { shown: boolean; required: boolean }>> = {}) =>
  ({ ...Object.fromEntries(fields.map((field) => [field, { shown: true, required: true }])), ...given }) as SignupForm
const hidden = { shown: false, required: true }
const given = (data: object) => data as SignUpInput
const party = { name: 'ООО «Ромашка»', inn: '7707083893' } as Party

describe('the form of a store [V-07]', () => {
  test('asks for a region only where there are regions', () => {
    const config = (regions: boolean) => ({ signupForm: form(), toggles: { regions } }) as unknown as SiteConfig
    expect(formOn(config(true)).regionId).toEqual({ shown: true, required: true })
    expect(formOn(config(false)).regionId).toEqual({ shown: false, required: false })
    expect(formOn(config(false)).city).toEqual({ shown: true, required: true })
  })

  test('does not take hidden fields', () => {
    const all = given({
      city: 'Тверь',
      position: 'директор',
      jobPosition: 'директор',
      company: { name: 'Р', inn: '1', address: 'М' },
      companyRequisites: 'x',
    })
    expect(onlyShown(all, form())).toEqual(all)
    expect(onlyShown(all, form({ city: hidden }))).not.toHaveProperty('city')
    expect(Object.keys(onlyShown(all, form({ jobPosition: hidden })))).toEqual(['city', 'company', 'companyRequisites'])
    expect(Object.keys(onlyShown(all, form({ companyName: hidden, inn: hidden })))).toEqual(['city', 'position', 'jobPosition'])
    expect(onlyShown(all, form({ inn: hidden })).company).toEqual({ name: 'Р', address: 'М' })
    expect(onlyShown(all, form({ companyName: hidden })).company).toEqual({ inn: '1', address: 'М' })
  })
})

describe('the missing fields', () => {
  const full = given({
    position: 'директор',
    email: 'a@b',
    regionId: 1,
    city: 'Тверь',
    kindOfActivity: 1,
    commodityGroup: 1,
    promoCode: 'x',
    loyaltyCardNumber: '1',
    isIndividual: false,
    emailAgreedForMarketing: false,
  })
  const missing = (data: SignUpInput, asked = form(), more: Partial<Parameters<typeof missingIn>[2]> = {}) =>
    missingIn(data, asked, { party, provedEmail: null, ...more })

  test('is nothing when all is written; "no" is an answer', () => {
    expect(missing(full)).toEqual([])
  })

  test('is everything required of an empty form, but the repeat of the password', () => {
    expect(missing(given({}), form(), { party: null })).toEqual(fields.filter((field) => field !== 'repeatPassword'))
  })

  test('is no e-mail that was proved, and no field that is not required', () => {
    const { email: _, ...rest } = full
    expect(missing(rest)).toEqual(['email'])
    expect(missing(rest, form(), { provedEmail: 'a@b' })).toEqual([])
    expect(missing(rest, form({ email: { shown: true, required: false } }))).toEqual([])
  })

  test('include those of spaces alone', () => {
    expect(missing(given({ ...full, email: ' ', promoCode: ' ', loyaltyCardNumber: ' ' }))).toEqual([
      'email',
      'promoCode',
      'loyaltyCardNumber',
    ])
  })

  test('is a position under neither of its two names', () => {
    const { position: _, ...rest } = full
    expect(missing(given({ ...rest, jobPosition: 'инженер' }))).toEqual([])
    expect(missing(given(rest))).toEqual(['jobPosition'])
  })

  test('is nothing of a company for a person', () => {
    const { position: _, kindOfActivity: __, ...rest } = full
    expect(missing(given({ ...rest, isIndividual: true }), form(), { party: null })).toEqual([])
  })
})
