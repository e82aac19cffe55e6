import { expect, test } from 'vitest'
import { traitsOf } from './traits.rules.ts'

const vera = { id: 1, email: 'vera@example.test', phone: '+79001234567', firstName: 'Вера', middleName: 'Ильинична', lastName: 'Орлова' }

test('a person is looked for by every way their name, phone and address are written', () => {
  expect(new Set(traitsOf(vera))).toEqual(
    new Set([
      'vera@example.test',
      '+79001234567',
      '89001234567',
      '+7 (900) 123-45-67',
      '8 (900) 123-45-67',
      '+7 900 123-45-67',
      '8 900 123-45-67',
      '9001234567',
      'Орлова Вера Ильинична',
      'Вера Ильинична Орлова',
      'Орлова Вера',
      'Вера Орлова',
      'Орлова В. И.',
      'Орлова В.И.',
      'В. И. Орлова',
    ]),
  )
})

test('the longest first, so that no half of it is left over', () => {
  const lengths = traitsOf(vera).map(({ length }) => length)
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one))
})

test('one word of a name alone identifies nobody', () => {
  const nameless = { ...vera, email: null, phone: null }
  expect(traitsOf({ ...nameless, lastName: '' })).toEqual([])
  expect(traitsOf({ ...nameless, firstName: '' })).toEqual([])
  expect(traitsOf({ ...nameless, middleName: '' }).toSorted()).toEqual([
    'В. Орлова',
    'Вера Орлова',
    'Орлова В.',
    'Орлова В.',
    'Орлова Вера',
  ])
})
