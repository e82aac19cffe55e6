import { DAY_MS } from '@vitrina/contract/days/days.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayKind } from '@vitrina/contract/calendar/calendar'
import { promiseAt, stepsOf } from '@vitrina/contract/promise/promise-steps.rules'
import { aLine, facts, pickup, place } from '#test/builders.promise-facts'
import { datedWaysOf, goodsFactsBy, promise, type PromiseFacts, promiseGoods, sourcesOf } from './promise.rules.ts'
import type { Destination, Place } from './ready-days.rules.ts'

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
      const goods = goodsFactsBy(known.facts, [70])
      const ways = datedWaysOf(known.destination, known.facts, known.from)
      const listed = promiseGoods({ ways, places: known.facts.places, goodsOf: (id) => goods.get(id) })
      const shown = promiseAt(listed.steps(70), amount)
      expect([shown.day, shown.confidence]).toEqual([promised?.day, promised?.confidence])
      const inCart = promiseAt(stepsOf(sourcesOf({ ...known, lines, productIds: [70] })(70)), amount)
      expect(inCart.day).toBe(promised?.day)
    }),
    { numRuns: 400 },
  )
})
