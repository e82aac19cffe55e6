import { expect, test } from 'vitest'
import { originOf } from './country-codes.rules.ts'

test('documents name the origin of foreign goods by its digital code', () => {
  expect(originOf({ code: 'CN', name: 'Китай' })).toEqual({ code: '156', name: 'Китай' })
  expect(originOf({ code: 'AT', name: null })).toEqual({ code: '040', name: 'AT' })
})

test('and nothing of Russian goods or where it is not known', () => {
  expect(originOf({ code: 'RU', name: 'Россия' })).toBeNull()
  expect(originOf({ code: null, name: 'Китай' })).toBeNull()
})

test('a country without a digital code keeps its name', () => {
  expect(originOf({ code: 'XK', name: 'Косово' })).toEqual({ code: '', name: 'Косово' })
})
