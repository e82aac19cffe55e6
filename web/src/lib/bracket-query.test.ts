import { expect, test } from 'vitest'
import { bracketQuery } from './bracket-query.ts'

test('nested values are written in brackets, lists with their indexes', () => {
  expect(bracketQuery({ page: 2, criteria: { rubric: 'новости' }, locations: [{ region: 77 }], brands: ['а', 'б'] })).toBe(
    `page=2&criteria[rubric]=${encodeURIComponent('новости')}&locations[0][region]=77&brands[0]=${encodeURIComponent('а')}&brands[1]=${encodeURIComponent('б')}`,
  )
})

test('undefined values are not written, empty ones are', () => {
  expect(bracketQuery({ a: undefined, b: null, c: '', d: 0, e: false })).toBe('c=&d=0&e=false')
})

test('names and values are escaped', () => {
  expect(bracketQuery({ 'a&b': 'c=d&e' })).toBe('a%26b=c%3Dd%26e')
})
