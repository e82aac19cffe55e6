import { expect, test } from 'vitest'
import { readSynonyms, synonymsIn, termsOfPhrase } from './read-synonyms.ts'

const reference = readSynonyms([
  ['автомат', 'автоматический выключатель'],
  ['гофра', 'труба гофрированная', 'гофротруба'],
  ['16А', '16 А'],
])

test('a phrase is recognised in any order, form and layout', () => {
  const meant = [termsOfPhrase('автомат')]
  for (const text of ['автоматический выключатель', 'Выключатели автоматические 16А', 'dsrk.xfntkm fdnjvfnbxtcrbq'])
    expect(synonymsIn(reference, text)).toEqual([{ typed: termsOfPhrase('автоматический выключатель'), meant }])
})

test('every other name is offered', () => {
  expect(synonymsIn(reference, 'гофра 20 мм')).toEqual([
    { typed: termsOfPhrase('гофра'), meant: [termsOfPhrase('труба гофрированная'), termsOfPhrase('гофротруба')] },
  ])
})

test('half a phrase is not the phrase, and one word spelled twice is no synonym', () => {
  expect(synonymsIn(reference, 'выключатель 16 А')).toEqual([])
  expect(synonymsIn(reference, '')).toEqual([])
})
