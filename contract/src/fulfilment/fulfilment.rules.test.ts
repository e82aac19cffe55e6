import { describe, expect, test } from 'vitest'
import {
  awaited,
  type LineSource,
  movable,
  type PaymentFacts,
  paymentClears,
  shippable,
  type SourcedLine,
  warehousesOf,
} from './fulfilment.rules.ts'

const [HERE, THERE] = [7, 8]

const source = (given: Partial<LineSource>): LineSource => ({
  kind: 'stock',
  warehouseId: HERE,
  amount: 10,
  held: 0,
  inTransit: 0,
  shipped: 0,
  free: 0,
  ...given,
})

const line = (given: Partial<SourcedLine>): SourcedLine => ({
  id: 1,
  productId: 5,
  amount: 10,
  cancelled: 0,
  shipped: 0,
  waiting: 0,
  sources: [],
  ...given,
})

const canShip = (given: Partial<SourcedLine>, pickupAt: number | null = null) =>
  shippable([line(given)], { warehouseId: HERE, pickupAt }).get(1)

describe('goods that may leave a warehouse', () => {
  test('are those held there: not those elsewhere, on their way or not arrived', () => {
    const sources = [
      source({ amount: 4, held: 4 }),
      source({ warehouseId: THERE, amount: 3, held: 3 }),
      source({ amount: 2, inTransit: 2, free: 50 }),
      source({ kind: 'toOrder', warehouseId: null, amount: 1, free: 50 }),
      source({ kind: 'toOrder', amount: 1, free: 50 }),
    ]
    expect(canShip({ sources })).toBe(4)
  })

  test('include released ones, as far as they are still free', () => {
    const released = (free: number) => canShip({ sources: [source({ held: 4, free })] })
    expect([released(0), released(5), released(6), released(7)]).toEqual([4, 9, 10, 10])
  })

  test('lines of one product share the free stock', () => {
    const lines = [line({ id: 1, sources: [source({ free: 12 })] }), line({ id: 2, sources: [source({ free: 12 })] })]
    expect([...shippable(lines, { warehouseId: HERE, pickupAt: null })]).toEqual([
      [1, 10],
      [2, 2],
    ])
    const others = lines.map((one) => ({ ...one, productId: one.id }))
    expect([...shippable(others, { warehouseId: HERE, pickupAt: null }).values()]).toEqual([10, 10])
  })

  test('never include shipped or cancelled goods, or goods already put together for pickup', () => {
    const sources = [source({ held: 10 })]
    expect(canShip({ sources, cancelled: 4 })).toBe(6)
    expect(canShip({ sources, amount: 20, shipped: 15 })).toBe(5)
    expect(canShip({ sources, waiting: 3 }, HERE)).toBe(7)
    expect(canShip({ sources, waiting: 10 }, HERE)).toBe(0)
    expect(canShip({ sources, cancelled: 10 })).toBe(0)
  })

  test('include released ones only up to the part that is neither on the way nor shipped', () => {
    const released = (given: Partial<LineSource>) => canShip({ amount: 50, sources: [source({ amount: 10, free: 50, ...given })] })
    expect([released({}), released({ inTransit: 3 }), released({ shipped: 2 })]).toEqual([10, 7, 8])
  })

  test('are never more than the open part of the line, however much is planned and free', () => {
    const planned = source({ amount: 20, free: 50 })
    expect(canShip({ sources: [planned] })).toBe(10)
    expect(canShip({ sources: [{ ...planned, held: 4 }] })).toBe(10)
    expect(canShip({ sources: [planned], shipped: 4, cancelled: 1 })).toBe(5)
    expect(canShip({ sources: [planned], waiting: 3 }, HERE)).toBe(7)
  })

  test('of lines without a product each has its own free stock', () => {
    const lines = [1, 2].map((id) => line({ id, productId: null, sources: [source({ free: 6 })] }))
    expect([...shippable(lines, { warehouseId: HERE, pickupAt: null }).values()]).toEqual([6, 6])
  })

  test('thousandths of a metre are exact', () => {
    expect(canShip({ amount: 0.3, sources: [source({ amount: 0.1, held: 0.1 }), source({ amount: 0.2, held: 0.2 })] })).toBe(0.3)
  })
})

test('a transfer takes held goods promised to nobody, and nothing of the free stock', () => {
  const held = line({ waiting: 3, sources: [source({ held: 8, free: 50 }), source({ warehouseId: THERE, held: 2 })] })
  expect(movable(held, { warehouseId: HERE, pickupAt: HERE })).toBe(5)
  expect(movable(held, { warehouseId: THERE, pickupAt: HERE })).toBe(2)
  expect(movable({ ...held, waiting: 8 }, { warehouseId: HERE, pickupAt: HERE })).toBe(0)
})

test('warehouses that can give something, the one with most first', () => {
  const lines = [
    line({
      sources: [
        source({ amount: 2, held: 2 }),
        source({ warehouseId: THERE, amount: 8, held: 8 }),
        source({ warehouseId: 9 }),
        source({ kind: 'toOrder', warehouseId: null }),
      ],
    }),
  ]
  expect(warehousesOf(lines, null)).toEqual([THERE, HERE])
})

test('a line waits for the amount that has not arrived', () => {
  const sources = [source({ held: 4 }), source({ kind: 'toOrder', warehouseId: null, amount: 6 }), source({ inTransit: 2 })]
  expect(awaited({ sources })).toBe(6)
  expect(awaited({ sources: [source({})] })).toBe(0)
})

describe('payment terms', () => {
  const facts = (given: Partial<PaymentFacts>): PaymentFacts => ({
    paymentMethod: 'transfer',
    paymentState: 'awaiting',
    creditGrade: 'none',
    isOverdue: false,
    total: 1_000_00,
    releasedSum: null,
    ...given,
  })
  const clears = (given: Partial<PaymentFacts>, step: 'assemble' | 'leave' = 'leave') => paymentClears(facts(given), step)

  test.each(['transfer', 'sbp', 'card'] as const)('%s is paid in full before anything is put together or leaves', (paymentMethod) => {
    for (const step of ['assemble', 'leave'] as const) {
      expect(clears({ paymentMethod }, step)).toBe(false)
      expect(clears({ paymentMethod, paymentState: 'partially_paid' }, step)).toBe(false)
      expect(clears({ paymentMethod, paymentState: 'paid' }, step)).toBe(true)
      expect(clears({ paymentMethod, paymentState: 'not_required' }, step)).toBe(true)
    }
  })

  test('cash is paid where goods are picked up: they are put together before it, and leave after it', () => {
    expect(clears({ paymentMethod: 'cash' }, 'assemble')).toBe(true)
    expect(clears({ paymentMethod: 'cash' }, 'leave')).toBe(false)
    expect(clears({ paymentMethod: 'cash', paymentState: 'paid' }, 'leave')).toBe(true)
  })

  test('credit allows every step while its terms are kept', () => {
    const credit = (given: Partial<PaymentFacts>) => clears({ paymentMethod: 'deferred', ...given })
    expect([credit({}), credit({ creditGrade: 'warn' })]).toEqual([true, true])
    for (const creditGrade of ['release', 'prepay', 'stop'] as const) expect(credit({ creditGrade })).toBe(false)
    expect(credit({ isOverdue: true })).toBe(false)
    expect(credit({ isOverdue: true, paymentState: 'paid' })).toBe(true)
  })

  test('a release by staff covers the order up to its sum at that time, to the kopeck', () => {
    expect(clears({ releasedSum: 1_000_00 })).toBe(true)
    expect(clears({ releasedSum: 999_99 })).toBe(false)
    expect(clears({ releasedSum: 0, total: 0 })).toBe(true)
    expect(clears({ releasedSum: null, total: 0 })).toBe(false)
    expect(clears({ paymentMethod: 'deferred', isOverdue: true, releasedSum: 1_000_00 })).toBe(true)
  })
})
