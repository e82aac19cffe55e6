import { expect, test } from 'vitest'
import { nonEmptyAnswers, isSurveyAllowedOn, questionOf, unanswered } from './survey.rules.ts'

const question = (id: string, isRequired: boolean) => ({ id, isRequired, type: 'text' as const, text: id, options: [] })

test('only required questions without an answer are asked for again', () => {
  const questions = [question('a', true), question('b', true), question('c', false), question('d', true)]
  expect(unanswered(questions, { a: 'да', b: '', d: [] })).toEqual(['b', 'd'])
})

test('zero on a scale is an answer', () => {
  expect(unanswered([question('a', true)], { a: 0 })).toEqual([])
})

test('empty answers are not sent', () => {
  expect(nonEmptyAnswers({ a: '', b: [], c: 0, d: ['x'] })).toEqual({ c: 0, d: ['x'] })
})

test('a field error finds its question', () => {
  expect(['answers.rating', 'body.answers.rating', 'rating', 'answers.tools.2'].map(questionOf)).toEqual([
    'rating',
    'rating',
    'rating',
    'tools',
  ])
})

test('only a place at the end and a prefix at the beginning are left out', () => {
  expect(['answers.tools.12', 'my.answers.rating', 'answers.q.1.text', 'q2'].map(questionOf)).toEqual([
    'tools',
    'my.answers.rating',
    'q.1.text',
    'q2',
  ])
})

test('a question never touched is unanswered', () => {
  expect(unanswered([question('a', true)], {})).toEqual(['a'])
})

test.each([
  ['/cart', false],
  ['/checkout', false],
  ['/user/sign-up', false],
  ['/auth', false],
  ['/catalog', true],
  ['/catalog/cart', true],
  ['/', true],
])('on %s a survey may be asked: %s', (pathname, may) => {
  expect(isSurveyAllowedOn(pathname)).toBe(may)
})
