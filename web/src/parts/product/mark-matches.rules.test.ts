import { expect, test } from 'vitest'
import { isNamedBy, markMatches } from './mark-matches.rules.ts'

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['beginnings of words, in any case', 'Автомат защиты двигателя', 'автом дви', '[Автом]ат защиты [дви]гателя'],
  ['not the middle of a word', 'Дифавтомат', 'автомат', 'Дифавтомат'],
  ['another form of the word', 'Розетка двойная', 'розетки', '[Розетк]а двойная'],
  ['a short word is not cut', 'Щит', 'щитa', 'Щит'],
  ['letters of the other script', 'Автомат C16', 'с16', 'Автомат [C16]'],
  ['ё and е', 'Жёлтый', 'желт', '[Жёлт]ый'],
  ['every spelling of a cross', 'Кабель 3×2,5', '3х2.5', 'Кабель [3×2,5]'],
  ['an article without its separators', 'KV/APD2/40T63/10B', 'kvapd240t', '[KV/APD2/40T]63/10B'],
  ['a part of an article', 'KV/APD2/40T63/10B', 'apd2', 'KV/[APD2]/40T63/10B'],
  ['nothing for nothing', 'Кабель', '  ', 'Кабель'],
  ['nothing in nothing', '', 'кабель', ''],
])('marks %s', (_, text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('a name matches a query when it has all its words', () => {
  expect(isNamedBy('Автоматы однополюсные', 'автомат')).toBe(true)
  expect(isNamedBy('Автоматы однополюсные', 'автомат 16')).toBe(false)
  expect(isNamedBy('Автоматы однополюсные', '')).toBe(false)
})
