import { expect, test } from 'vitest'
import { fieldVisibility, type SignupField } from './sign-up.rules.ts'
import type { SignupForm } from '../site/site.settings.ts'

const form = (field: SignupField, asked: { shown: boolean; required: boolean }) => ({ [field]: asked }) as unknown as SignupForm

test.each([
  [
    { shown: true, required: true },
    { isShown: true, isRequired: true },
  ],
  [
    { shown: true, required: false },
    { isShown: true, isRequired: false },
  ],
  [
    { shown: false, required: true },
    { isShown: false, isRequired: false },
  ],
])('a field that is %j comes out %j [V-07]', (asked, expected) => {
  expect(fieldVisibility(form('city', asked), 'city', { isIndividual: true })).toEqual(expected)
  expect(fieldVisibility(form('inn', asked), 'inn', { isIndividual: false })).toEqual(expected)
})

test.each(['companyName', 'inn', 'jobPosition', 'kindOfActivity'] as const)('a person is not asked for %s [V-07]', (field) => {
  expect(fieldVisibility(form(field, { shown: true, required: true }), field, { isIndividual: true })).toEqual({
    isShown: false,
    isRequired: false,
  })
})
