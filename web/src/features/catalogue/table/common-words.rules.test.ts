import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liftCommonWords } from './common-words.rules.ts'

test('what all rows begin and end with is lifted, and rows differ from their first letter', () => {
  const names = ['1п 16А', '3п 16А', '1п 25А', '3п 25А'].map((own) => `Выключатель автоматический ${own} 4,5кА ВА-101`)
  expect(liftCommonWords(names)).toEqual({
    before: 'Выключатель автоматический ',
    after: ' 4,5кА ВА-101',
    rests: ['1п 16А', '3п 16А', '1п 25А', '3п 25А'],
  })
})

test('a word is never cut, and each row keeps a word of its own', () => {
  const { before, rests } = liftCommonWords(['Кабель ВВГ', 'Кабель ВВГнг', 'Кабель ВВГнг', 'Кабель ВВГ 3х2,5'])
  expect(before).toBe('Кабель ')
  expect(rests).toEqual(['ВВГ', 'ВВГнг', 'ВВГнг', 'ВВГ 3х2,5'])
})

test.each([
  ['few rows', ['Лампа 5', 'Лампа 7', 'Лампа 9']],
  ['nothing in common', ['Лампа', 'Кабель', 'Щит', 'Реле']],
  ['a number alone in common', ['3 а', '3 б', '3 в', '3 г']],
])('%s: names stay whole', (_, names) => {
  expect(liftCommonWords(names)).toEqual({ before: '', after: '', rests: names })
})

const word = fc.constantFrom('Выключатель', 'авт.', '16А', '3п', ' ', '  ', 'C', 'ВА-101', '')
const name = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))

test('heading and rest give the whole name back, whatever the names', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), fc.array(word, { maxLength: 4 }), (names, shared) => {
      const all = names.map((one) => `${shared.join(' ')} ${one}`)
      const { before, after, rests } = liftCommonWords(all)
      expect(rests.map((rest) => before + rest + after)).toEqual(all)
      expect(rests.filter((rest) => before + after !== '' && rest.trim() === '')).toEqual([])
    }),
  )
})
