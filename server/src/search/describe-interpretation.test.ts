import { expect, test } from 'vitest'
import { describeInterpretation } from './describe-interpretation.ts'

const found = { name: 'Выключатель автоматический 3п C 16А (серия ВА-35)', article: 'MVA20-3-016-C', manufacturerCode: '' }
const spelled = (text: string) => describeInterpretation({ changed: 'spelling', text, dropped: [] }, found)

test('a slip is shown as the word of the found product', () => {
  expect(spelled('выклчатель автаматический').text).toBe('выключатель автоматический')
  expect(spelled('выключателями 16 А').text).toBe('выключателями 16 А')
  expect(spelled('MVA20-3-016C').text).toBe('MVA20-3-016C')
  expect(spelled('MVA2O-3-O16-C').text).toBe('MVA20-3-016-C')
})

test('words nothing was found for are named as they were typed', () => {
  expect(describeInterpretation({ changed: 'partly', text: 'Выключатель Шнайдер', dropped: ['шhaйдep'] }, found)).toEqual({
    changed: 'partly',
    text: 'Выключатель',
    dropped: ['Шнайдер'],
  })
})

test('a text found as typed stays', () => {
  expect(describeInterpretation({ changed: 'layout', text: 'кабель', dropped: [] }, found).text).toBe('кабель')
  expect(describeInterpretation({ changed: 'partly', text: 'qqq', dropped: ['qqq'] }, undefined)).toMatchObject({
    dropped: ['qqq'],
  })
})
