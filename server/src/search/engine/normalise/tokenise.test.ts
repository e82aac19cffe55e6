import { describe, expect, test } from 'vitest'
import { fold } from './characters.ts'
import { typedInEnglish, typedInRussian } from './keyboard-layout.ts'
import { queryPieces, codeIn, exactTerm, piecesOf, termsOfCode, termsOfName } from './tokenise.ts'

const terms = (text: string) => piecesOf(text).flatMap((piece) => piece.terms)

describe('different spellings are one term', () => {
  test.each([
    ['16А', '16 А', '16 a'],
    ['3х2,5', '3x2.5', '3*2,5', '3×2.5', '3 х 2,5'],
    ['кабель', 'кабели', 'кабелем', 'КАБЕЛЯ', 'кaбeль'],
    ['ВА47', 'BA47', 'ва47'],
    ['1Р', '1P', '1п', '1 П'],
    ['230В', '230 V', '230в'],
    ['4,5кА', '4.5 кА', '4.50 kA'],
    ['счётчик', 'счетчик', 'счетчики'],
    ['2.5мм²', '2,5 мм2', '2.5 mm2'],
  ])('%s', (first, ...others) => {
    for (const other of others) expect(terms(other)).toEqual(terms(first))
  })
})

test('a code without separators is the compact form of the code with them', () => {
  expect(termsOfCode('MVA20-3-016-C').compact).toBe('mva203016c')
  expect(piecesOf('MVA203016C')[0]?.compact).toBe('mva203016c')
  expect(piecesOf('МVА20.3/016 С'.replace(' ', '-'))[0]?.compact).toBe('mva203016c')
})

test('two articles that differ in a separator keep different exact terms', () => {
  expect(termsOfCode('AB-1.25').compact).toBe(termsOfCode('AB-12.5').compact)
  expect(exactTerm('AB-1.25')).not.toBe(exactTerm('AB-12.5'))
})

test('sections 3х2,5 and 3х25 stay apart', () => {
  expect(termsOfName('ВВГ 3х2,5')).not.toContain('3x25')
  expect(termsOfName('ВВГ 3х25')).not.toContain('3x2.5')
})

test('a breaker named "C 16А" is found by C16, C16А, 16А and 16', () => {
  expect(termsOfName('Выключатель автоматический 3п C 16А 4,5кА')).toEqual(
    expect.arrayContaining(['c16', 'c16a', '16a', '16', '3p', '4.5ka']),
  )
  expect(termsOfName('ВА47-29 C16')).toEqual(expect.arrayContaining(['16a', 'c16', 'ba', '47', '29', 'ba4729']))
})

test('keys pressed with the wrong layout come back', () => {
  expect(fold(typedInRussian('rf,tkm'))).toBe('кабель')
  expect(fold(typedInEnglish('ьмф20'))).toBe('mva20')
  expect(fold(typedInRussian('DDUyu 3[2?5'))).toBe('ввгнг 3x2.5')
})

test('a measure with a point is never the one without it', () => {
  for (const [small, large] of [
    ['2,5', '25'],
    ['2,5 мм2', '25 мм2'],
    ['3х2,5', '3х25'],
    ['3х2,5мм²', '3х25мм²'],
  ] as const) {
    expect(codeIn(small)).not.toBe(codeIn(large))
    expect(termsOfName(small)).not.toContain(codeIn(large))
  }
  expect(codeIn('AB-1.25')).toBe('ab125')
})

test('3 на 2,5 is a dimension, and a box of three sides is known by two', () => {
  expect(terms('3 на 2,5')).toEqual(terms('3х2,5'))
  expect(termsOfName('Коробка 100х100х50 мм')).toContain('100x100')
})

test('words that only hold others together are not asked for', () => {
  expect(queryPieces('щит на 12 модулей для улицы').map(({ terms: [term] }) => term)).toEqual(['щиt', '12', 'moдyл', 'yлиц'])
  expect(queryPieces('для')).toHaveLength(1)
})
