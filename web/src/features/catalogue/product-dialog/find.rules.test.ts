import { expect, test } from 'vitest'
import { findKeyword } from './find.rules.ts'

test('a product is searched by the prefix and its article [C-08]', () => {
  expect(findKeyword('аналог:', { id: 7, article: 'ВА-16 C' })).toBe('аналог:ВА-16 C')
  expect(findKeyword('', { id: 7, article: 'ВА-16' })).toBe('ВА-16')
})

test('without an article by the text id and its number [C-08]', () => {
  expect(findKeyword('сопутствующие:', { id: 7, article: '' })).toBe('сопутствующие:id7')
  expect(findKeyword('аналог:', { id: 7, article: '  ' })).toBe('аналог:id7')
})
