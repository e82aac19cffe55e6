import { expect, test } from 'vitest'
import { differences } from './shop-rows.ts'

test('lists that hold the same differ in nothing, however they are ordered', () => {
  expect(differences(['price A 1', 'price B 2'], ['price B 2', 'price A 1'])).toEqual([])
})

test('a value that is missing, new, or there twice is named', () => {
  expect(differences(['price A 1', 'price B 2'], ['price A 1', 'price A 1', 'price C 3'])).toEqual([
    '+ price A 1',
    '− price B 2',
    '+ price C 3',
  ])
})
