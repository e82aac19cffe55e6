import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOfParagraphs, paragraphsOf, placeholdersIn, templateProblems } from './letter-templates.rules.ts'

const known = [
  { name: 'number', isRequired: false },
  { name: 'code', isRequired: true },
]

test('an unknown placeholder and a lost one are named', () => {
  const problems = templateProblems({ subject: 'Заказ {number}', body: 'Сумма {summ}', button: 'Открыть' }, known)
  expect(problems).toEqual([
    { field: 'body', problem: 'unknown', placeholder: 'summ' },
    { field: 'body', problem: 'missing', placeholder: 'code' },
  ])
})

test('a template that keeps what it must is taken', () => {
  expect(templateProblems({ subject: 'Код {code}', body: 'Ждём вас', button: '' }, known)).toEqual([])
})

test('a letter without a subject or a text is none', () => {
  expect(templateProblems({ subject: ' ', body: '', button: '' }, []).map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    'subject empty',
    'body empty',
  ])
})

test('paragraphs survive being written as one text', () => {
  const paragraph = fc.stringMatching(/^[a-zа-я{}]{1,20}$/)
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 5 }), (all) => {
      expect(paragraphsOf(bodyOfParagraphs(all))).toEqual(all)
    }),
  )
})

test('a placeholder is found once however often it stands', () => {
  expect(placeholdersIn('{number} и {sum}, ещё раз {number}')).toEqual(['number', 'sum'])
})
