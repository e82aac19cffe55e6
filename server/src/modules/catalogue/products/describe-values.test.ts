import { expect, test } from 'vitest'
import { aReference } from '#test/builders.reference'
import { describeValues } from './describe-values.ts'

test('values stand in the seller’s order of features, then of values; those that are gone are left out', () => {
  expect(describeValues(aReference(), [31, 11, 21, 99, 12, 22])).toEqual([
    { id: 'section', name: 'Сечение', unit: 'мм²', group: 'Размеры', value: '1,5', number: 1.5 },
    { id: 'section', name: 'Сечение', unit: 'мм²', group: 'Размеры', value: '10', number: 10 },
    { id: 'colour', name: 'Цвет', unit: null, group: 'Вид', value: 'серый', number: null },
    { id: 'colour', name: 'Цвет', unit: null, group: 'Вид', value: 'белый', number: null },
    { id: 'poles', name: 'Полюса', unit: 'шт', group: 'Вид', value: '3', number: 3 },
  ])
})
