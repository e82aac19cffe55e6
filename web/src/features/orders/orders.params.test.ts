import { expect, test } from 'vitest'
import { filterCount, isFiltered, ordersAddress, ordersQueryOf, readOrdersParams, unfilteredAddress } from './orders.params.ts'

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

const everything = {
  scope: 'all',
  q: 'щит',
  state: 'cancelled',
  shipping: 'shipped,issued',
  payment: 'paid,overdue',
  from: '2026-11-01',
  to: '2026-11-30',
  sumMin: '10',
  sumMax: '99.5',
  managerId: '7',
  page: '2',
}

test('everything that was said is asked, and stands in the address', () => {
  const params = readOrdersParams(everything)
  expect(ordersQueryOf(params)).toEqual({
    page: 2,
    scope: 'all',
    q: 'щит',
    state: ['cancelled'],
    shipping: ['shipped', 'issued'],
    payment: ['paid', 'overdue'],
    from: '2026-11-01',
    to: '2026-11-30',
    sumMin: 10,
    sumMax: 99.5,
    managerId: 7,
  })
  const [, query] = ordersAddress(params).split('?')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual(everything)
})

test.each(['state', 'shipping', 'payment', 'from', 'to', 'sumMin', 'sumMax', 'managerId'] as const)('%s alone is one filter', (name) => {
  const params = readOrdersParams({ [name]: everything[name] })
  expect([filterCount(params), isFiltered(params)]).toEqual([1, true])
})

test('words are a filter, but not one behind the button; whose orders are no filter, and stay when the filters go', () => {
  expect([filterCount(readOrdersParams({ q: 'щит' })), isFiltered(readOrdersParams({ q: 'щит' }))]).toEqual([0, true])
  expect(isFiltered(readOrdersParams({ scope: 'my', page: '3' }))).toBe(false)
  expect(filterCount(readOrdersParams(everything))).toBe(6)
  expect([unfilteredAddress('my'), unfilteredAddress('company')]).toEqual(['/orders?scope=my', '/orders'])
})
