import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.rules.ts'

const middle = { ids: [11, 12, 13], page: 2, pageCount: 3 }

test('inside a page the neighbours are the products beside it [C-06]', () => {
  expect(neighboursOf(middle, 12)).toEqual({ previous: { page: 2, id: 11 }, next: { page: 2, id: 13 } })
})

test('at the ends of a page they are on the pages beside it [C-06]', () => {
  expect(neighboursOf(middle, 13).next).toEqual({ page: 3, edge: 'first' })
  expect(neighboursOf(middle, 11).previous).toEqual({ page: 1, edge: 'last' })
})

test('the list has a beginning and an end', () => {
  expect(neighboursOf({ ...middle, page: 1 }, 11).previous).toBeNull()
  expect(neighboursOf({ ...middle, page: 3 }, 13).next).toBeNull()
  expect(neighboursOf({ ids: [5], page: 1, pageCount: 1 }, 5)).toEqual({ previous: null, next: null })
})

test('a product that is not in the list has no neighbours', () => {
  expect(neighboursOf(middle, 99)).toEqual({ previous: null, next: null })
  expect(neighboursOf({ ids: [], page: 1, pageCount: 1 }, 1)).toEqual({ previous: null, next: null })
})
