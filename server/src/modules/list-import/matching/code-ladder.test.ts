import { expect, test } from 'vitest'
import { exactForms, matchExactly, matchSimilar, zeroForms } from './code-ladder.ts'

const product = (id: number, given: { article?: string; manufacturerCode?: string; ean?: string }) => ({
  id,
  article: '',
  manufacturerCode: '',
  ean: null,
  ...given,
})

test('our article goes before the maker’s code, and that before the barcode, whatever their order', () => {
  const [ean, maker, article] = [product(1, { ean: 'A1' }), product(2, { manufacturerCode: 'A1' }), product(3, { article: 'A1' })]
  expect(matchExactly('A1', [ean, maker, article])).toEqual({ by: 'article', ids: [3] })
  expect(matchExactly('A1', [ean, maker])).toEqual({ by: 'manufacturer', ids: [2] })
  expect(matchExactly('A1', [ean])).toEqual({ by: 'ean', ids: [1] })
  expect(matchExactly('a1', [article, product(4, { article: 'A1' }), article])).toEqual({ by: 'article', ids: [3, 4] })
  expect(matchExactly('A-1', [article])).toBeNull()
})

test('zeros a spreadsheet took are given back to numbers of two to twelve digits, and to no other text', () => {
  expect(exactForms('ab1')).toEqual(['ab1', 'AB1'])
  expect(zeroForms('123')).toEqual(['0123', '00123', '000123', '0000000000123'])
  expect(zeroForms('12')).toContain('012')
  expect(zeroForms('123456789012')).toContain('0123456789012')
  for (const text of ['1', '1234567890123', 'A12', '']) expect(zeroForms(text)).toEqual([])
})

test.each([
  ['A1-2', { article: 'A1/2' }],
  ['A12', { manufacturerCode: 'A-12' }],
  ['123', { ean: '0000000000123' }],
  ['123', { article: '00123' }],
])('%s is like %o, in any of the three codes', (code, given) => {
  expect(matchSimilar(code, [product(9, { article: 'XX' }), product(7, given)])).toEqual({ by: 'similar', ids: [7] })
})

test('nothing alike is no match', () => {
  expect(matchSimilar('A13', [product(7, { article: 'A12' })])).toBeNull()
  expect(matchSimilar('--', [product(7, {})])).toBeNull()
})
