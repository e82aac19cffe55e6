import { expect, test } from 'vitest'
import type { DayKind } from '@vitrina/contract/calendar/calendar'
import { aLine, facts, pickup, place } from '#test/builders.promise-facts'
import { onlyStock, promise, type PromiseFacts, sourcesOf } from './promise.rules.ts'
import type { DeliveryRoute, Destination } from './ready-days.rules.ts'

const free = (warehouseId: number, amount: number) => ({ productId: 70, warehouseId, free: amount })
const coming = (warehouseId: number, left: number, expectedOn: string) => ({
  id: 900 + warehouseId,
  productId: 70,
  warehouseId,
  left,
  expectedOn,
})
/** Moscow is three hours ahead. */
const moscow = (moment: string) => new Date(`${moment}:00+03:00`)

const dayOf = (
  from: string,
  given: Partial<PromiseFacts>,
  { amount = 1, destination = pickup }: { amount?: number; destination?: Destination } = {},
) => promise({ destination, lines: aLine(amount), from: moscow(from), facts: { ...facts(), ...given } }).day

test('stock at the point is ready today until its cut-off, and then on its next open day', () => {
  const stock = [free(1, 5)]
  expect(dayOf('2026-11-16T15:59', { stock })).toBe('2026-11-16')
  expect(dayOf('2026-11-16T16:00', { stock })).toBe('2026-11-17')
  // Friday evening, Saturday noon: Monday.
  expect(dayOf('2026-11-20T16:00', { stock })).toBe('2026-11-23')
  expect(dayOf('2026-11-21T12:00', { stock })).toBe('2026-11-23')
})

test('stock elsewhere takes its transfer days, and is ready on an open day of the point', () => {
  const stock = [free(2, 5)]
  // Monday + 3 is Thursday; Wednesday + 3 is Saturday, so Monday.
  expect(dayOf('2026-11-16T10:00', { stock })).toBe('2026-11-19')
  expect(dayOf('2026-11-18T10:00', { stock })).toBe('2026-11-23')
  // Without a known transfer time.
  expect(dayOf('2026-11-16T10:00', { stock, transferDays: new Map() })).toBeNull()
})

test('at the end of the year nothing is promised for the holidays', () => {
  // 30 December 2026 is the last working day; the first one after the holidays of 2027 is 11 January.
  expect(dayOf('2026-12-30T16:00', { stock: [free(1, 5)] })).toBe('2027-01-11')
  expect(dayOf('2026-12-30T10:00', { stock: [free(2, 5)] })).toBe('2027-01-11')
  expect(dayOf('2026-12-28T10:00', { arrivals: [coming(1, 5, '2027-01-02')] })).toBe('2027-01-11')
})

test('a Saturday that is worked is a working day', () => {
  const calendar = new Map<string, DayKind>([['2026-11-21', 'work']])
  expect(dayOf('2026-11-21T12:00', { stock: [free(1, 5)], calendar })).toBe('2026-11-21')
})

test('the cut-off and the day are those of the warehouse, not of the buyer', () => {
  // 13:30 in Moscow is half past five in Novosibirsk.
  const places = [place(1, { timezone: 'Asia/Novosibirsk', cutoff: '17:00' })]
  const asked = { ...facts({ places }), stock: [free(1, 5)] }
  expect(promise({ destination: pickup, lines: aLine(1), from: moscow('2026-11-16T12:59'), facts: asked }).day).toBe('2026-11-16')
  expect(promise({ destination: pickup, lines: aLine(1), from: moscow('2026-11-16T13:30'), facts: asked }).day).toBe('2026-11-17')
  // 22:00 in Moscow is the next day there.
  expect(promise({ destination: pickup, lines: aLine(1), from: moscow('2026-11-16T22:00'), facts: asked }).day).toBe('2026-11-17')
})

test('stock goes before expected arrivals, and only arrivals not promised to other orders count', () => {
  const given = facts({ stock: [free(1, 2), free(2, 3)], arrivals: [coming(1, 4, '2026-11-17')] })
  const [line] = promise({ destination: pickup, lines: aLine(6), from: moscow('2026-11-16T10:00'), facts: given }).lines
  expect(line).toEqual({
    lineId: 7,
    day: '2026-11-19',
    confidence: 'estimated',
    parts: [
      { source: 'stock', warehouseId: 1, amount: 2, day: '2026-11-16', arrivalId: null },
      { source: 'transfer', warehouseId: 2, amount: 3, day: '2026-11-19', arrivalId: null },
      { source: 'arrival', warehouseId: 1, amount: 1, day: '2026-11-17', arrivalId: 901 },
    ],
    missing: 0,
  })
})

test('an arrival is never there today, and an overdue one is not promised', () => {
  expect(dayOf('2026-11-16T10:00', { arrivals: [coming(1, 5, '2026-11-16')] })).toBe('2026-11-17')
  expect(dayOf('2026-11-16T10:00', { arrivals: [coming(1, 5, '2026-11-13')] })).toBeNull()
  // At the other warehouse on Tuesday, three days on the way.
  expect(dayOf('2026-11-16T10:00', { arrivals: [coming(2, 5, '2026-11-17')] })).toBe('2026-11-20')
})

test('the manufacturer is asked last; without known days there is no day, and dated parts keep theirs', () => {
  const asked = (makerDays: Map<number, number>) =>
    promise({ destination: pickup, lines: aLine(3), from: moscow('2026-11-16T10:00'), facts: facts({ stock: [free(1, 2)], makerDays }) })
  expect(asked(new Map([[70, 5]])).lines[0]).toMatchObject({
    day: '2026-11-23',
    confidence: 'estimated',
    parts: [{ source: 'stock' }, { source: 'maker', amount: 1, day: '2026-11-23' }],
  })
  const open = asked(new Map())
  expect(open.lines[0]).toMatchObject({ day: null, confidence: 'unknown', missing: 1, parts: [{ day: '2026-11-16' }] })
  expect(open).toMatchObject({ day: null, ifSplit: [{ day: '2026-11-16', lineIds: [7] }] })
})

const route: DeliveryRoute = { routeId: 5, warehouseId: 1, weekdays: [2, 4], cutoff: '12:00', timezone: 'Europe/Moscow', closedOn: [] }

test('the car takes goods that are in its warehouse the day before; later ones wait for the next car', () => {
  const destination: Destination = { type: 'delivery', routes: [route] }
  const by = (from: string, given: Partial<PromiseFacts>) => dayOf(from, given, { destination })
  // Monday before and after the car's cut-off; the warehouse's own one does not matter here.
  expect(by('2026-11-16T11:59', { stock: [free(1, 5)] })).toBe('2026-11-17')
  expect(by('2026-11-16T12:00', { stock: [free(1, 5)] })).toBe('2026-11-19')
  // On Thursday it comes, on Tuesday it goes.
  expect(by('2026-11-16T10:00', { stock: [free(2, 5)] })).toBe('2026-11-24')
  expect(by('2026-11-16T10:00', { arrivals: [coming(1, 5, '2026-11-18')] })).toBe('2026-11-19')
  expect(by('2026-11-16T10:00', { stock: [free(1, 5)], places: new Map() })).toBeNull()
})

test('of two routes the one by which everything is there sooner', () => {
  const other: DeliveryRoute = { ...route, routeId: 6, warehouseId: 2, weekdays: [3] }
  const asked = { destination: { type: 'delivery', routes: [route, other] } as const, from: moscow('2026-11-16T10:00') }
  const near = promise({ ...asked, lines: aLine(1), facts: facts({ stock: [free(1, 5)] }) })
  expect([near.day, near.routeId]).toEqual(['2026-11-17', 5])
  const far = promise({ ...asked, lines: aLine(1), facts: facts({ stock: [free(2, 5)] }) })
  expect([far.day, far.routeId]).toEqual(['2026-11-18', 6])
})

test('goods taken by one line are not there for the next; the whole order comes with the last', () => {
  const lines = [
    { id: 1, productId: 70, amount: 2 },
    { id: 2, productId: 70, amount: 2 },
    { id: 3, productId: null, amount: 1 },
  ]
  const given = { destination: pickup, from: moscow('2026-11-16T10:00'), facts: facts({ stock: [free(1, 3), free(2, 1)] }) }
  expect(promise({ ...given, lines: lines.slice(0, 2) })).toMatchObject({
    lines: [{ day: '2026-11-16' }, { day: '2026-11-19' }],
    day: '2026-11-19',
    ifSplit: [
      { day: '2026-11-16', lineIds: [1, 2] },
      { day: '2026-11-19', lineIds: [2] },
    ],
  })
  // Goods of one's own description are dated by a person.
  expect(promise({ ...given, lines }).day).toBeNull()
  expect(promise({ ...given, lines: lines.slice(0, 2), supply: 'oneDate' }).ifSplit).toEqual([{ day: '2026-11-19', lineIds: [1, 2] }])
})

test('the cart shows the sources of a promise with the same days', () => {
  const given = facts({ stock: [free(1, 2), free(2, 3)], arrivals: [coming(1, 4, '2026-11-17')], makerDays: new Map([[70, 9]]) })
  const from = moscow('2026-11-16T10:00')
  const shown = sourcesOf({ destination: pickup, lines: [], productIds: [70], from, facts: given })(70)
  expect(shown.map(({ source, amount, day }) => [source, amount, day])).toEqual([
    ['stock', 2, '2026-11-16'],
    ['transfer', 3, '2026-11-19'],
    ['arrival', 4, '2026-11-17'],
    ['maker', null, '2026-11-27'],
  ])
  expect(promise({ destination: pickup, lines: aLine(6), from, facts: onlyStock(given) }).lines[0]?.missing).toBe(1)
})
