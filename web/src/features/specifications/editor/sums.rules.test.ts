import type { SpecificationLineFigures } from '@vitrina/contract/specifications/specification-shapes'
import { expect, test } from 'vitest'
import { aGroup, aLine } from '../specification.builder.ts'
import { sumOfLine, sumsOf } from './sums.rules.ts'

const priced = (id: string, value: number, neededAmount: number): [string, SpecificationLineFigures] => [
  id,
  {
    id,
    price: { value, withoutVat: value, vat: 0, vatRate: null, old: null },
    sum: Math.round(value * neededAmount * 100) / 100,
    neededAmount,
    stock: 0,
    day: null,
    isEnough: false,
  },
]

test('a group’s sum holds the groups in it, with all multipliers; lines without a price are counted apart', () => {
  const document = {
    groups: [aGroup({ id: 'g', multiplier: 5 }), aGroup({ id: 'h', parentId: 'g', multiplier: 2 })],
    lines: [
      aLine({ id: 'a', productId: 1, amount: 2 }),
      aLine({ id: 'b', productId: 2, groupId: 'g', amount: 1 }),
      aLine({ id: 'c', productId: 3, groupId: 'h', amount: 3 }),
      aLine({ id: 'd', rawText: 'кабель', groupId: 'h' }),
    ],
  }
  const figures = new Map([priced('a', 10.1, 2), priced('b', 0.1, 5), priced('c', 1, 30)])
  expect(sumsOf(document, figures)).toEqual({
    groups: new Map([
      ['g', 30.5],
      ['h', 30],
    ]),
    total: 50.7,
    unpriced: 1,
  })
})

test('a line changed since is summed at its last price', () => {
  const [, figures] = priced('a', 19.99, 2)
  const line = aLine({ id: 'a', productId: 1, amount: 3 })
  expect(sumOfLine(line, 1, figures)).toBe(59.97)
  expect(sumOfLine({ ...line, productId: null }, 1, figures)).toBeNull()
})
