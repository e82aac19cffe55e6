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
  ['the same letter in the other script, whichever it is', 'АВЕКМНОРСТУХ', 'abekmhopctyx', '[АВЕКМНОРСТУХ]'],
  ['a star for a cross', 'Провод 3*4', '3x4', 'Провод [3*4]'],
  ['a number with its point, not without it', 'Кабель 2,5 и 25', '25', 'Кабель 2,5 и [25]'],
  ['a comma after a word, but not in it', 'Щит, 12, белый', 'щит 12', '[Щит], [12], белый'],
  ['a word without at most three letters of its ending', 'Светильники', 'светильниками', '[Светильник]и'],
  ['no word without more of it', 'Светодиод', 'светильник', 'Светодиод'],
  ['the longest beginning that is there', 'Розетка роза', 'розетки', '[Розетк]а роза'],
  ['a code only whole', 'Автомат ВА47', 'ва4799', 'Автомат ВА47'],
  ['a code with a letter only whole', 'Автомат 47ВА', '47вата', 'Автомат 47ВА'],
  ['words between several spaces', 'Щит белый', ' белый   щит ', '[Щит] [белый]'],
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

test('without a query the text stays in one piece, and an empty text has none', () => {
  expect(markMatches('Кабель', '')).toEqual([{ text: 'Кабель', isMatch: false }])
  expect(markMatches('', 'кабель')).toEqual([])
})

test('pieces alternate: neighbouring letters of one kind stand together', () => {
  expect(markMatches('Щит белый', 'щит')).toEqual([
    { text: 'Щит', isMatch: true },
    { text: ' белый', isMatch: false },
  ])
})
