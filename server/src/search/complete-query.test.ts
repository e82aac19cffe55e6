import { expect, test } from 'vitest'
import { completeQuery } from './complete-query.rules.ts'

const names = ['Кабель ВВГнг(А)-LS 3х2,5', 'Кабель силовой медный', 'Провод (кабель) гибкий', 'Щит «Кабельный», ЩК-1', 'Розетка зелёная']

test('the word begun is completed as names have it, then with the word after it; the most frequent first', () => {
  expect(completeQuery('каб', names, 5)).toEqual(['кабель', 'кабельный', 'кабель гибкий', 'кабель силовой', 'кабельный щк-1'])
})

test('earlier words stay, and a word already typed is not offered again', () => {
  expect(completeQuery('медный к', names, 1)).toEqual(['медный кабель'])
  expect(completeQuery('кабель каб', names, 5)).toEqual(['кабель кабельный', 'кабель кабельный щк-1'])
})

test('a part inside a word, the typed text itself and nothing typed give nothing', () => {
  expect(completeQuery('бель', names, 5)).toEqual([])
  expect(completeQuery('гибкий', names, 5)).toEqual([])
  expect(completeQuery('  ', names, 5)).toEqual([])
})

test('ё is as good as е, and keeps its dots', () => {
  expect(completeQuery('зелен', names, 5)).toEqual(['зелёная'])
})
