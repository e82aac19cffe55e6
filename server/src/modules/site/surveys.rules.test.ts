import { expect, test } from 'vitest'
import { ru } from '#texts/ru'
import { storedQuestion } from '@vitrina/contract/content/content-entries'
import { isOfferedOn, questionIn, wrongAnswers } from './surveys.rules.ts'

const options = [
  { id: 'price', text: { ru: 'Цены' } },
  { id: 'stock', text: { ru: 'Наличие' } },
]
const questions = [
  { id: 'what', type: 'single', text: { ru: 'Что важнее?' }, isRequired: true, options },
  { id: 'all', type: 'multi', text: { ru: 'Что ещё?' }, options },
  { id: 'mark', type: 'scale', text: { ru: 'Оценка' } },
  { id: 'words', type: 'text', text: { ru: 'Своими словами' } },
].map((question) => storedQuestion.parse(question))

const fieldsOf = (answers: Parameters<typeof wrongAnswers>[1]) =>
  wrongAnswers(questions, answers, ru.fields).map(({ field, code }) => `${field} ${code}`)

test('answers that fit their questions are taken, unasked ones may stay open', () => {
  expect(fieldsOf({ what: 'price' })).toEqual([])
  expect(fieldsOf({ what: 'stock', all: ['price', 'stock'], mark: 5, words: 'Спасибо' })).toEqual([])
  expect(fieldsOf({ what: 'stock', all: [], words: '' })).toEqual([])
})

test('a required question must be answered', () => {
  expect(fieldsOf({})).toEqual(['answers.what required'])
  expect(fieldsOf({ what: '' })).toEqual(['answers.what required'])
})

test.each([
  [{ what: 'delivery' }, 'answers.what invalid_value'],
  [{ what: ['price'] }, 'answers.what invalid_value'],
  [{ what: 'price', all: 'stock' }, 'answers.all invalid_value'],
  [{ what: 'price', all: ['stock', 'stock'] }, 'answers.all invalid_value'],
  [{ what: 'price', all: ['nothing'] }, 'answers.all invalid_value'],
  [{ what: 'price', mark: 0 }, 'answers.mark invalid_value'],
  [{ what: 'price', mark: 6 }, 'answers.mark invalid_value'],
  [{ what: 'price', mark: 2.5 }, 'answers.mark invalid_value'],
  [{ what: 'price', mark: '5' }, 'answers.mark invalid_value'],
  [{ what: 'price', words: 7 }, 'answers.words invalid_value'],
  [{ what: 'price', other: 'x' }, 'answers.other unrecognized_keys'],
])('%j is refused at its field', (answers, refused) => {
  expect(fieldsOf(answers)).toEqual([refused])
})

test('a survey is offered on its routes, or on all, but never over checkout', () => {
  expect(isOfferedOn(['/catalog'], '/catalog')).toBe(true)
  expect(isOfferedOn(['/catalog'], '/catalog/1')).toBe(true)
  expect(isOfferedOn(['/catalog'], '/catalogue')).toBe(false)
  expect(isOfferedOn(['/'], '/')).toBe(true)
  expect(isOfferedOn(['/'], '/orders')).toBe(false)
  expect(isOfferedOn([], '/orders')).toBe(true)
  expect(isOfferedOn([], '/cart')).toBe(false)
  expect(isOfferedOn(['/cart'], '/cart')).toBe(false)
})

test('a question is shown in the language of the reader, without its other texts', () => {
  const what = storedQuestion.parse({
    id: 'what',
    type: 'single',
    text: { ru: 'Что важнее?', en: 'What matters?' },
    options: [{ id: 'price', text: { ru: 'Цены', en: 'Prices' } }],
  })
  expect(questionIn(what, 'en')).toEqual({
    id: 'what',
    type: 'single',
    isRequired: false,
    text: 'What matters?',
    options: [{ id: 'price', text: 'Prices' }],
  })
})

test('both ends of the scale are answers, and one wrong choice among right ones is not', () => {
  expect([fieldsOf({ what: 'price', mark: 1 }), fieldsOf({ what: 'price', mark: 5 })]).toEqual([[], []])
  expect(fieldsOf({ what: 'price', all: ['stock', 'nothing'] })).toEqual(['answers.all invalid_value'])
})

test('a survey is offered on any of its routes, written with a slash at the end or without', () => {
  expect(isOfferedOn(['/orders', '/catalog'], '/catalog')).toBe(true)
  expect(isOfferedOn(['/catalog/'], '/catalog/1')).toBe(true)
  expect(isOfferedOn(['/catalog'], '/orders/catalog')).toBe(false)
  expect(isOfferedOn([], '/cart/checkout')).toBe(false)
})
