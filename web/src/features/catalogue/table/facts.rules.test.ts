import { expect, test } from 'vitest'
import type { FeatureColumn } from '@vitrina/contract/catalogue/feature-table'
import { factsOf } from './facts.rules.ts'

const column = (name: string, given: Partial<FeatureColumn> = {}): FeatureColumn => ({
  code: name,
  name,
  unit: null,
  isNumber: false,
  isDeciding: true,
  longest: 2,
  ...given,
})

test('deciding features stand with their unit, a bare number with its name; what is not stated is left out', () => {
  const columns = [
    column('Количество полюсов'),
    column('Номинальный ток', { unit: 'А' }),
    column('Характеристика'),
    column('IP'),
    column('Гарантия', { isDeciding: false }),
  ]
  expect(factsOf({ kinds: [1], columns, rows: [] }, ['3', '16', 'C', '', '5 лет'])).toBe('полюсов 3 · 16 А · C')
})
