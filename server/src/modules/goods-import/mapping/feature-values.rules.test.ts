import { expect, test } from 'vitest'
import { areNumbers, readFeature, splitHeading } from './feature-values.rules.ts'
import { convertUnit } from './units.rules.ts'

test('a heading names a feature and its unit', () => {
  expect(splitHeading('Сечение жилы, мм²')).toEqual({ name: 'Сечение жилы', unit: 'мм²' })
  expect(splitHeading('Мощность (кВт)')).toEqual({ name: 'Мощность', unit: 'кВт' })
  expect(splitHeading('Характеристика: Цвет, оттенок')).toEqual({ name: 'Цвет, оттенок', unit: '' })
})

test('numbers come in the unit of the feature, whatever unit they were written in', () => {
  const power = { kind: 'range' as const, unit: 'Вт' }
  expect(['2 кВт', '1500', '0,5 кВт', '-5', '1,125'].map((text) => readFeature(text, power))).toEqual([
    ['2000'],
    ['1500'],
    ['500'],
    ['-5'],
    ['1,125'],
  ])
  expect(['5 м', 'много', '1.500', '2 попугая'].map((text) => readFeature(text, power))).toEqual([null, null, null, null])
})

test('lists take several values, flags know yes and no, an empty cell is no value', () => {
  expect(readFeature('белый; чёрный|белый', { kind: 'list', unit: null })).toEqual(['белый', 'чёрный'])
  expect(readFeature('2,5 мм2', { kind: 'list', unit: 'мм²' })).toEqual(['2,5'])
  expect(['да', '+', 'Нет', 'может быть'].map((text) => readFeature(text, { kind: 'flag', unit: null }))).toEqual([
    ['Да'],
    ['Да'],
    ['Нет'],
    null,
  ])
  expect(readFeature('', { kind: 'range', unit: null })).toEqual([])
})

test('units of one measure are converted, others are not', () => {
  expect([convertUnit(0.3, 'м', 'мм'), convertUnit(5, 'мВт', 'МВт'), convertUnit(1, 'мм2', 'мм²'), convertUnit(1, 'м', 'кг')]).toEqual([
    300,
    5e-9,
    1,
    null,
  ])
})

test('a column of numbers alone makes a feature that is a number', () => {
  expect([areNumbers(['1', '2,5', '']), areNumbers(['1', 'IP20']), areNumbers(['', ''])]).toEqual([true, false, false])
})
