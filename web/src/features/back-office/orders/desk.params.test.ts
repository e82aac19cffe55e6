import { expect, test } from 'vitest'
import { deskAddress, deskQueryOf, isDeskFiltered, noDeskFilters, readDeskParams } from './desk.params.ts'

const from = (address: string) => Object.fromEntries(new URL(address, 'https://vitrina.test').searchParams)

test('the address of a queue reads back as the same parameters', () => {
  const params = readDeskParams({
    queue: 'ship',
    page: '3',
    q: 'ЗК-000012',
    mine: 'true',
    shipping: 'not_shipped',
    payment: 'overdue',
    from: '2026-11-01',
    to: '2026-11-15',
  })
  expect(readDeskParams(from(deskAddress(params)))).toEqual(params)
})

test('the default queue has a plain address', () => {
  expect(deskAddress(readDeskParams({}))).toBe('/back-office/orders')
})

test('unreadable parameters are ignored and not sent to the server', () => {
  const params = readDeskParams({ queue: 'nobody', page: '-1', mine: 'yes', shipping: 'by air', payment: '1', from: 'yesterday' })
  expect(params).toEqual(readDeskParams({}))
  expect(deskQueryOf(params)).toEqual({ queue: 'all', page: 1, q: '', mine: 'false' })
})

const said = {
  q: 'щит',
  mine: 'true',
  shipping: 'shipped',
  payment: 'overdue',
  from: '2026-11-01',
  to: '2026-11-15',
}

test('everything that was said is asked of the server', () => {
  expect(deskQueryOf(readDeskParams({ queue: 'ship', page: '3', ...said }))).toEqual({
    queue: 'ship',
    page: 3,
    q: 'щит',
    mine: 'true',
    shipping: ['shipped'],
    payment: ['overdue'],
    from: '2026-11-01',
    to: '2026-11-15',
  })
})

test.each(Object.entries(said))('%s alone is a filter, and goes with the others; a queue and a page are none', (name, value) => {
  const params = readDeskParams({ queue: 'ship', page: '2', [name]: value })
  expect([isDeskFiltered(params), isDeskFiltered({ ...params, ...noDeskFilters })]).toEqual([true, false])
})
