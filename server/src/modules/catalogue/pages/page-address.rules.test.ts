import { expect, test } from 'vitest'
import { addressOf, canonicalPath } from './page-address.rules.ts'

const read = (query: string) => {
  const address = addressOf(new URLSearchParams(query))
  return [canonicalPath(address), address.isNarrowed]
}

test.each([
  ['', '/catalog', false],
  ['section=7', '/catalog?section=7', false],
  ['brands=3&section=7&page=2', '/catalog?section=7&brands=3&page=2', false],
  ['section=7&sort=-price&pageSize=50&requestedAmount=5&utm_source=mail', '/catalog?section=7', false],
  ['section=7&page=1', '/catalog?section=7', false],
  ['section=7&page=abc', '/catalog?section=7', false],
  ['section=7&instock=', '/catalog?section=7', false],
  ['section=7&instock=1', '/catalog?section=7', true],
  ['section=7&keyword=кабель', '/catalog?section=7', true],
  ['section=7,8', '/catalog?section=7', true],
  ['section=7&brands=1&brands=2', '/catalog?section=7&brands=1', true],
  ['section=7&features=colour:1', '/catalog?section=7', true],
  ['product=15&section=7&page=3&keyword=а', '/catalog?product=15', false],
  ['product=custom:15', '/catalog', true],
])('%s is kept as %s', (query, canonical, isNarrowed) => {
  expect(read(query)).toEqual([canonical, isNarrowed])
})

test.each([['product=abc'], ['product=0'], ['product=99999999999'], ['section=-1'], ['brands=x']])('%s is no page', (query) => {
  expect(addressOf(new URLSearchParams(query)).subject.kind).toBe('unknown')
})
