import { expect, test } from 'vitest'
import { dictionaryAddress, readDictionaryParams } from './search-dictionary.params.ts'

test('defaults stay out of the address, and unreadable parameters are ignored', () => {
  const plain = { show: 'all', page: 1, q: '', days: 30 } as const
  expect(readDictionaryParams({})).toEqual(plain)
  expect(readDictionaryParams({ show: 'x', page: '-1', q: 5, days: 'year' })).toEqual(plain)
  expect(dictionaryAddress(plain)).toBe('/back-office/search-dictionary')
})

test('a tab, a page and a period are in the address', () => {
  const params = { show: 'unused', page: 2, q: 'гофра', days: 7 } as const
  const address = dictionaryAddress(params)
  expect(readDictionaryParams(Object.fromEntries(new URL(address, 'http://a').searchParams))).toEqual(params)
  expect(readDictionaryParams({ days: '9999' }).days).toBe(180)
})
