import type { ImportedProduct, ImportedRow } from '@vitrina/contract/list-import/list-import'
import { expect, test } from 'vitest'
import { itemsOf, looksLikeTable, stateOf } from './import-choices.rules.ts'

const cable: ImportedProduct = {
  id: 7,
  article: 'KAB-0015',
  manufacturerCode: 'M-1',
  name: 'Кабель',
  brand: { id: 1, name: 'Искра' },
  unit: { name: 'м', decimals: 0 },
  image: null,
  minimumBatch: 10,
  multiplicity: 5,
  price: { value: 100, withoutVat: 82, vat: 18, vatRate: 2200, old: null },
  stockTotal: 100,
}
const row = (given: Partial<ImportedRow> = {}): ImportedRow => ({
  index: 0,
  row: 3,
  raw: 'KAB-0015 · 20',
  status: 'ok',
  matchedBy: 'article',
  product: cable,
  amount: 20,
  suggestedAmount: null,
  candidates: [],
  ...given,
})

test('a matched row goes into the cart with its row number', () => {
  expect(itemsOf([stateOf(row())])).toEqual([{ productId: 7, amount: 20, source: { type: 'import', lineId: 3 } }])
})

test('a typed amount is checked at once, by the rules of the cart', () => {
  const typed = (amount: string) => {
    const { code, status, isReady } = stateOf(row(), { amount })
    return [code, status, isReady]
  }
  expect(typed('25')).toEqual([null, 'ok', true])
  expect(typed('5')).toEqual(['minimum-batch', 'warning', true])
  expect(typed('12')).toEqual(['multiplicity', 'warning', true])
  expect(typed('1 000')).toEqual(['stock-short', 'warning', true])
  expect(typed('10,5')).toEqual(['amount-decimals', 'error', false])
  expect(typed('')).toEqual(['amount-wrong', 'error', false])
})

test('with several matches one has to be chosen', () => {
  const several = row({ product: null, status: 'warning', code: 'ambiguous', candidates: [cable], matchedBy: 'manufacturer' })
  expect(stateOf(several)).toMatchObject({ code: 'ambiguous', isReady: false })
  expect(stateOf(several, { productId: 7 })).toMatchObject({ code: null, status: 'ok', isReady: true })
})

test('a missing amount is replaced by the smallest one, and marked until it is edited', () => {
  const missing = row({ amount: null, suggestedAmount: 10, status: 'warning', code: 'amount-missing' })
  expect(stateOf(missing)).toMatchObject({ amount: '10', code: 'amount-missing', isReady: true })
  expect(stateOf(missing, { amount: '10' })).toMatchObject({ code: null })
})

test('an unreadable amount is asked for, not replaced', () => {
  const wrong = row({ amount: null, suggestedAmount: 10, status: 'error', code: 'amount-wrong' })
  expect(stateOf(wrong)).toMatchObject({ amount: '', code: 'amount-wrong', isReady: false })
  expect(stateOf(wrong, { amount: '15' })).toMatchObject({ code: null, isReady: true })
})

test('a pasted table is distinguished from a single value', () => {
  expect(looksLikeTable('KAB-0015\t5\r\n')).toBe(true)
  expect(looksLikeTable('KAB-0015 5\nAVT-16C 2')).toBe(true)
  expect(looksLikeTable('KAB-0015\n')).toBe(false)
  expect(looksLikeTable('кабель ввг')).toBe(false)
})

test('an amount is shown with a comma, as it is typed', () => {
  expect(stateOf(row({ amount: 2.5 })).amount).toBe('2,5')
})

test('a row without a match is not found, whatever else is wrong with it', () => {
  expect(stateOf(row({ product: null, code: 'not-found', status: 'error' }))).toMatchObject({ code: 'not-found', isReady: false })
  expect(stateOf(row({ product: null }), { productId: 7 })).toMatchObject({ product: null, code: 'not-found' })
})

test('a match by a similar code stays marked until its amount is an error', () => {
  const similar = row({ code: 'similar-code', status: 'warning' })
  expect(stateOf(similar)).toMatchObject({ code: 'similar-code', status: 'warning', isReady: true })
  expect(stateOf(similar, { amount: '12' }).code).toBe('similar-code')
  expect(stateOf(similar, { amount: 'x' })).toMatchObject({ code: 'amount-wrong', isReady: false })
  expect(stateOf(similar, { amount: '1,5' })).toMatchObject({ code: 'amount-decimals', isReady: false })
})

test('rows that are not ready stay out of the cart', () => {
  expect(itemsOf([stateOf(row(), { amount: 'x' }), stateOf(row({ product: null })), stateOf(row(), { amount: '25' })])).toEqual([
    { productId: 7, amount: 25, source: { type: 'import', lineId: 3 } },
  ])
})

test('blank lines and cells make no table', () => {
  expect(looksLikeTable('KAB-0015\n  \n\t\n')).toBe(false)
  expect(looksLikeTable('KAB-0015\t')).toBe(false)
  expect(looksLikeTable('\t5')).toBe(false)
  expect(looksLikeTable('KAB-0015\t \t5')).toBe(true)
  expect(looksLikeTable('')).toBe(false)
})
