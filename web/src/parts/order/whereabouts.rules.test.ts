import { expect, test } from 'vitest'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { whereaboutsOf } from './whereabouts.rules.ts'

const source = (given: Partial<OrderItem['sources'][number]>) => ({
  kind: 'stock' as const,
  warehouseId: 1,
  warehouse: 'Казань',
  amount: 10,
  held: 0,
  inTransit: 0,
  from: null,
  shipped: 0,
  free: 0,
  readyOn: null,
  ...given,
})
const line = (given: Partial<OrderItem>) => ({ amount: 100, cancelled: 0, shipped: 0, sources: [], ...given }) as unknown as OrderItem

test('held, in transit, awaited and released amounts are distinguished', () => {
  const sources = [
    source({ kind: 'toOrder', warehouse: null, amount: 60, readyOn: '2026-12-01' }),
    source({ amount: 30, held: 20, shipped: 5 }),
    source({ warehouse: 'Самара', amount: 10, inTransit: 10, from: 'Пермь' }),
  ]
  expect(whereaboutsOf(line({ shipped: 5, sources }))).toEqual([
    { where: 'held', place: 'Казань', from: null, amount: 20, readyOn: null },
    { where: 'inTransit', place: 'Самара', from: 'Пермь', amount: 10, readyOn: null },
    { where: 'awaited', place: null, from: null, amount: 60, readyOn: '2026-12-01' },
    { where: 'released', place: 'Казань', from: null, amount: 5, readyOn: null },
  ])
})

test('a cancelled or shipped line awaits nothing any more', () => {
  const sources = [source({ kind: 'toOrder', warehouse: null, amount: 100 })]
  expect(whereaboutsOf(line({ cancelled: 100, sources }))).toEqual([])
  expect(whereaboutsOf(line({ cancelled: 99, sources }))).toMatchObject([{ where: 'awaited', amount: 1 }])
})

test('what is released is the plan without the held, travelling and shipped parts', () => {
  const sources = [source({ amount: 10, held: 1, inTransit: 2, shipped: 3 })]
  expect(whereaboutsOf(line({ sources })).map(({ where, amount }) => [where, amount])).toEqual([
    ['held', 1],
    ['inTransit', 2],
    ['released', 4],
  ])
})

test('no more than the open amount is shown: first the held, then the travelling, then the awaited', () => {
  const sources = [source({ kind: 'toOrder', amount: 6 }), source({ amount: 4, held: 4 }), source({ amount: 3, inTransit: 3 })]
  const shown = (given: Partial<OrderItem>) => whereaboutsOf(line({ sources, ...given })).map(({ where, amount }) => [where, amount])
  expect(shown({ amount: 10, cancelled: 1 })).toEqual([
    ['held', 4],
    ['inTransit', 3],
    ['awaited', 2],
  ])
  expect(shown({ amount: 10, cancelled: 1, shipped: 3 })).toEqual([
    ['held', 4],
    ['inTransit', 2],
  ])
})

test('a part shipped beyond its plan takes nothing from the others', () => {
  const sources = [source({ amount: 2, shipped: 5 }), source({ amount: 7 })]
  expect(whereaboutsOf(line({ amount: 7, sources }))).toMatchObject([{ where: 'released', amount: 7 }])
})
