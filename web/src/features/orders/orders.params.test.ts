import { expect, test } from 'vitest'
import { filterCount, isFiltered, ordersAddress, ordersQueryOf, readOrdersParams } from './orders.params.ts'

test('one list has one address: defaults are not written', () => {
  expect(ordersAddress(readOrdersParams({}))).toBe('/orders')
  expect(ordersAddress(readOrdersParams({ scope: 'company', page: '1' }))).toBe('/orders')
})

test('an address is read back as it was written', () => {
  const params = readOrdersParams({
    scope: 'my',
    q: 'ЗК-12',
    state: 'confirmed,submitted',
    payment: 'overdue',
    from: '2026-11-01',
    sumMax: '1000.50',
    page: '3',
  })
  const [, query] = ordersAddress(params).split('?')
  expect(readOrdersParams(Object.fromEntries(new URLSearchParams(query)))).toEqual(params)
  expect(params).toMatchObject({ state: ['submitted', 'confirmed'], payment: ['overdue'], page: 3 })
})

test('unreadable parameters are ignored', () => {
  const params = readOrdersParams({ state: 'lost', from: 'вчера', sumMin: '-1', page: '0', managerId: 'x', scope: 'theirs' })
  expect(isFiltered(params)).toBe(false)
  expect(ordersAddress(params)).toBe('/orders')
})

test('filters are counted by their fields', () => {
  expect(filterCount(readOrdersParams({ state: 'confirmed,submitted', from: '2026-11-01', to: '2026-11-02' }))).toBe(2)
})

test('only given parameters are sent', () => {
  expect(ordersQueryOf(readOrdersParams({ sumMin: '10' }))).toEqual({ page: 1, scope: 'company', q: '', sumMin: 10 })
})
