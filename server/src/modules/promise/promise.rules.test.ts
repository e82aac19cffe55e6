import { DAY_MS } from '@vitrina/contract/days/days.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayKind } from '@vitrina/contract/calendar/calendar'
import { publishedDays } from '#modules/calendar/published-calendar.rules'
import { promiseAt, stepsOf } from '@vitrina/contract/promise/promise-steps.rules'
import { onlyStock, promise, type PromiseFacts, promiseGoods, sourcesOf } from './promise.rules.ts'
import type { DeliveryRoute, Destination, Place } from './ready-days.rules.ts'

const published = new Map(publishedDays.map(({ day, kind }) => [day, kind]))
const place = (id: number, given: Partial<Place> = {}): Place => ({
  id,
  name: `Склад ${id}`,
  city: 'Москва',
  timezone: 'Europe/Moscow',
  weekdays: [1, 2, 3, 4, 5],
  cutoff: '16:00',
  closedOn: [],
  ...given,
})
const facts = (given: Partial<Omit<PromiseFacts, 'places'>> & { places?: Place[] } = {}): PromiseFacts => ({
  calendar: published,
  transferDays: new Map([
    ['2:1', 3],
    ['1:2', 3],
  ]),
  stock: [],
  arrivals: [],
  makerDays: new Map(),
  ...given,
  places: new Map((given.places ?? [place(1), place(2)]).map((one) => [one.id, one])),
})
const pickup: Destination = { type: 'pickup', warehouseId: 1 }
const aLine = (amount: number) => [{ id: 7, productId: 70, amount }]
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

/* A plain search that knows nothing of the rule: it walks day by day and tries every way to gather a line. */

const zones = [
  { timezone: 'Europe/Moscow', hours: 3 },
  { timezone: 'Asia/Yekaterinburg', hours: 5 },
  { timezone: 'Asia/Novosibirsk', hours: 7 },
] as const
const hoursOf = (timezone: string) => zones.find((zone) => zone.timezone === timezone)?.hours ?? 0
const clock = (from: Date, timezone: string) => new Date(from.getTime() + hoursOf(timezone) * 3_600_000).toISOString()
const after = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
const SOON = Array.from({ length: 120 }, (_, ahead) => ahead)

function searched({
  destination,
  lines,
  from,
  facts: given,
}: {
  destination: Destination
  lines: { amount: number }[]
  from: Date
  facts: PromiseFacts
}) {
  const works = (day: string, { weekdays, closedOn }: Pick<Place, 'weekdays' | 'closedOn'>) => {
    const kind = given.calendar.get(day)
    return !closedOn.includes(day) && (kind ? kind !== 'off' : weekdays.includes(new Date(day).getUTCDay() || 7))
  }
  const ways =
    destination.type === 'delivery'
      ? destination.routes.map((car) => ({ home: car.warehouseId, car }))
      : [{ home: destination.warehouseId, car: null }]
  const found = ways.map(({ home, car }) => {
    const point = given.places.get(home)
    /** Walks on from where goods are on a day until the buyer has them. */
    const walk = (start: number, day: string): string | null => {
      let here = day
      if (start !== home) {
        const days = given.transferDays.get(`${start}:${home}`)
        const leaves = given.departures?.get(`${start}:${home}`) ?? [1, 2, 3, 4, 5, 6, 7]
        if (days === undefined || !point) return null
        while (!leaves.includes(new Date(here).getUTCDay() || 7)) here = after(here, 1)
        here = after(here, days)
        while (!works(here, point)) here = after(here, 1)
      }
      if (!car) return here
      for (const ahead of SOON) {
        const date = after(here, ahead + 1)
        const isShut = (one: string) => given.calendar.get(one) === 'off' || car.closedOn.includes(one)
        if (!car.weekdays.includes(new Date(date).getUTCDay() || 7) || isShut(date)) continue
        let loaded = after(date, -1)
        while (isShut(loaded)) loaded = after(loaded, -1)
        if (`${loaded}T${car.cutoff}` > clock(from, car.timezone).slice(0, 16)) return date
      }
      return null
    }
    const sources: { have: number; day: string; isFirm: boolean }[] = []
    for (const { warehouseId, free: have } of given.stock) {
      const at = given.places.get(warehouseId)
      if (!at) continue
      const now = clock(from, at.timezone)
      const isLoadedHere = car !== null && warehouseId === home
      const start = SOON.map((ahead) => after(now.slice(0, 10), ahead)).find(
        (day, ahead) => isLoadedHere || (works(day, at) && (ahead > 0 || now.slice(11, 16) < at.cutoff)),
      )
      const day = start === undefined ? null : walk(warehouseId, start)
      if (day !== null) sources.push({ have, day, isFirm: true })
    }
    for (const { warehouseId, left, expectedOn } of given.arrivals) {
      const at = given.places.get(warehouseId)
      const today = at && clock(from, at.timezone).slice(0, 10)
      if (!at || !today || expectedOn < today) continue
      const start = SOON.map((ahead) => after(today, ahead + 1)).find((day) => day >= expectedOn && works(day, at))
      const day = start === undefined ? null : walk(warehouseId, start)
      if (day !== null) sources.push({ have: left, day, isFirm: false })
    }
    const [{ amount } = { amount: 0 }] = lines
    // Every way to gather the line: as much as can be, off the shelves where it can be, and of these the soonest.
    let best = { got: -1, firm: -1, day: '9999' }
    const gather = (at: number, got: number, firm: number, day: string): void => {
      const source = sources[at]
      if (!source) {
        const isBetter = got > best.got || (got === best.got && (firm > best.firm || (firm === best.firm && day < best.day)))
        if (isBetter) best = { got, firm, day }
        return
      }
      for (let taken = 0; taken <= Math.min(source.have, amount - got); taken++)
        gather(at + 1, got + taken, firm + (source.isFirm ? taken : 0), taken > 0 && source.day > day ? source.day : day)
    }
    gather(0, 0, 0, '')
    return best.got === amount ? best.day : null
  })
  const dated = found.flatMap((day) => day ?? []).toSorted()
  return dated[0] ?? null
}

const day = fc.integer({ min: 0, max: 40 }).map((ahead) => after('2026-12-20', ahead))
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
const time = fc.constantFrom('09:00', '12:00', '17:30')
const world = fc.record({
  from: fc.integer({ min: 0, max: 30 * 24 * 4 }).map((quarters) => new Date(Date.parse('2026-12-15T00:00:00Z') + quarters * 15 * 60_000)),
  amount: fc.integer({ min: 1, max: 4 }),
  zones: fc.tuple(fc.constantFrom(...zones), fc.constantFrom(...zones), fc.constantFrom(...zones)),
  weekdays: fc.tuple(weekdays, weekdays, weekdays),
  cutoffs: fc.tuple(time, time, time),
  closed: fc.uniqueArray(day, { maxLength: 4 }),
  ownHolidays: fc.tuple(...[1, 2, 3].map(() => fc.uniqueArray(day, { maxLength: 3 }))),
  worked: fc.uniqueArray(day, { maxLength: 2 }),
  ways: fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 5 }))),
  departures: fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), weekdays), { maxLength: 3 }),
  stock: fc.uniqueArray(fc.record({ warehouseId: fc.integer({ min: 1, max: 3 }), free: fc.integer({ min: 1, max: 3 }) }), {
    selector: ({ warehouseId }) => warehouseId,
  }),
  arrivals: fc.array(fc.record({ warehouseId: fc.integer({ min: 1, max: 3 }), left: fc.integer({ min: 1, max: 3 }), expectedOn: day }), {
    maxLength: 2,
  }),
  cars: fc.array(fc.record({ warehouseId: fc.integer({ min: 1, max: 3 }), weekdays, cutoff: time }), { minLength: 1, maxLength: 2 }),
  isByCar: fc.boolean(),
})

type World = typeof world extends fc.Arbitrary<infer T> ? T : never

/** A small world of three warehouses, with holidays, cut-offs, transfers, arrivals and cars. */
function worldOf(given: World) {
  const places = given.zones.map(({ timezone }, at) =>
    place(at + 1, {
      timezone,
      weekdays: given.weekdays[at] ?? [],
      cutoff: given.cutoffs[at] ?? '',
      closedOn: given.ownHolidays[at] ?? [],
    }),
  )
  const calendar = new Map<string, DayKind>([
    ...given.worked.map((one): [string, DayKind] => [one, 'work']),
    ...given.closed.map((one): [string, DayKind] => [one, 'off']),
  ])
  const known = facts({
    places,
    calendar,
    transferDays: new Map(given.ways.map(([a, b, days]) => [`${a}:${b}`, days])),
    departures: new Map(given.departures.map(([a, b, leaves]) => [`${a}:${b}`, leaves])),
    stock: given.stock.map((row) => ({ productId: 70, ...row })),
    arrivals: given.arrivals.map((row, id) => ({ id, productId: 70, ...row })),
  })
  const routes = given.cars.map((car, routeId) => ({ ...place(0), ...places[car.warehouseId - 1], ...car, routeId }))
  const destination: Destination = given.isByCar ? { type: 'delivery', routes } : pickup
  return { destination, from: given.from, facts: known }
}

test('a plain search over every way finds no other day', () => {
  fc.assert(
    fc.property(world, (given) => {
      const asked = { ...worldOf(given), lines: aLine(given.amount) }
      const made = promise(asked)
      expect(made.day).toBe(searched(asked))
      for (const { parts, missing } of made.lines) expect(parts.reduce((sum, part) => sum + part.amount, missing)).toBe(given.amount)
    }),
    { numRuns: 400 },
  )
})

test('the steps that a list shows, and the sources that a cart shows, give every amount the day of its promise', () => {
  fc.assert(
    fc.property(world, ({ amount, ...given }) => {
      const known = worldOf({ ...given, amount })
      const lines = aLine(amount)
      const promised = promise({ ...known, lines }).lines[0]
      const shown = promiseAt(promiseGoods({ ...known, productIds: [70] }).steps(70), amount)
      expect([shown.day, shown.confidence]).toEqual([promised?.day, promised?.confidence])
      const inCart = promiseAt(stepsOf(sourcesOf({ ...known, lines, productIds: [70] })(70)), amount)
      expect(inCart.day).toBe(promised?.day)
    }),
    { numRuns: 400 },
  )
})
