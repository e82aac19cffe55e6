import { expect, test } from 'vitest'
import { aPricedLine } from '#test/builders.placing'
import type { PromiseFacts } from '#modules/promise/promise.rules'
import { promiseOrder } from './promise-order.ts'

const place = (id: number) => ({
  id,
  name: `Склад ${id}`,
  city: 'Москва',
  timezone: 'Europe/Moscow',
  weekdays: [1, 2, 3, 4, 5],
  cutoff: '16:00',
  closedOn: [],
})
const facts: PromiseFacts = {
  calendar: new Map(),
  places: new Map([7, 8].map((id) => [id, place(id)])),
  transferDays: new Map([['8:7', 1]]),
  stock: [{ productId: 70, warehouseId: 7, free: 2 }],
  arrivals: [{ id: 90, productId: 70, warehouseId: 7, left: 3, expectedOn: '2026-11-18' }],
  makerDays: new Map([[70, 5]]),
}
const promised = (supply: 'earliest' | 'stockOnly', shortage: 'refuse' | 'toOrder') => {
  const [line] = promiseOrder({
    destination: { type: 'pickup', warehouseId: 7 },
    lines: [aPricedLine({ id: 1, product_id: 70, amount: 9 })],
    from: new Date('2026-11-16T10:00:00+03:00'),
    facts,
    wanted: { supply, shortage },
  }).lines
  return { parts: line?.parts.map(({ source, amount }) => [source, amount]), missing: line?.missing }
}

test('who wants no waiting is promised stock alone; who agrees to wait gets the rest, also of shelves alone', () => {
  const stockAlone = { parts: [['stock', 2]], missing: 7 }
  const all = {
    parts: [
      ['stock', 2],
      ['arrival', 3],
      ['maker', 4],
    ],
    missing: 0,
  }
  expect(promised('earliest', 'refuse')).toEqual(stockAlone)
  expect(promised('stockOnly', 'refuse')).toEqual(stockAlone)
  expect(promised('earliest', 'toOrder')).toEqual(all)
  expect(promised('stockOnly', 'toOrder')).toEqual(all)
})
