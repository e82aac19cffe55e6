import { expect, test } from 'vitest'
import { parseSearch } from '#lib/search-string.ts'
import { readParams, writeParams } from './addresses.params.ts'

test.each([
  { keyword: '', page: 1, state: 'active' },
  { keyword: 'склад & база', page: 3, state: 'inactive' },
  { keyword: '00123', page: 1, state: 'active' },
] as const)('%j is read back as it was written', (params) => {
  expect(readParams(parseSearch(writeParams(params)))).toEqual(params)
})

test('unreadable parameters mean the first page of addresses in use', () => {
  expect(readParams({ page: '-1', state: 'x', search: ['a'] })).toEqual({ keyword: '', page: 1, state: 'active' })
})
