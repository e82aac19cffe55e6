import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Allocation, planCuts, planTakes } from './take-goods.rules.ts'

const anAllocation = (given: Partial<Allocation>): Allocation => ({
  id: 1,
  kind: 'stock',
  warehouseId: 7,
  amount: 10,
  held: 10,
  shipped: 0,
  ...given,
})

const allocations = fc
  .array(
    fc.record({
      kind: fc.constantFrom<Allocation['kind']>('stock', 'toOrder'),
      open: fc.integer({ min: 0, max: 9_000 }),
      held: fc.integer({ min: 0, max: 9_000 }),
      shipped: fc.integer({ min: 0, max: 9_000 }),
    }),
    { maxLength: 6 },
  )
  .map((rows) =>
    rows.map(({ kind, open, held, shipped }, at): Allocation => {
      const kept = kind === 'stock' ? held : 0
      return {
        id: at + 1,
        kind,
        warehouseId: kind === 'stock' ? at : null,
        amount: (open + kept + shipped + 1) / 1000,
        held: kept / 1000,
        shipped: shipped / 1000,
      }
    }),
  )

const thousandths = (amount: number) => Math.round(amount * 1000)
const total = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + thousandths(of(row)), 0)

test('what is held leaves first, then what came from the manufacturer, then what is free', () => {
  const rows = [
    anAllocation({ id: 1, amount: 5, held: 0 }),
    anAllocation({ id: 2, kind: 'toOrder', warehouseId: null, amount: 4, held: 0 }),
    anAllocation({ id: 3, amount: 3, held: 3 }),
  ]
  expect(planTakes(rows, 8)).toEqual({
    takes: [
      { allocationId: 3, warehouseId: 7, held: 3, fresh: 0, amount: 3 },
      { allocationId: 2, warehouseId: null, held: 0, fresh: 0, amount: 4 },
      { allocationId: 1, warehouseId: 7, held: 0, fresh: 1, amount: 1 },
    ],
    missing: 0,
  })
  expect(planTakes(rows, 13).missing).toBe(1)
})

test('a plan takes exactly what is asked and never more than an allocation has', () => {
  fc.assert(
    fc.property(allocations, fc.integer({ min: 0, max: 60_000 }), (rows, asked) => {
      const { takes, missing } = planTakes(rows, asked / 1000)
      expect(total(takes, (take) => take.amount) + thousandths(missing)).toBe(asked)
      for (const take of takes) {
        const row = rows.find(({ id }) => id === take.allocationId)
        if (!row) throw new Error('A take of nothing')
        expect(take.held).toBeLessThanOrEqual(row.held)
        expect(thousandths(take.amount)).toBeLessThanOrEqual(thousandths(row.amount) - thousandths(row.shipped))
        expect(take.fresh).toBeLessThanOrEqual(row.kind === 'toOrder' ? 0 : take.amount)
      }
    }),
  )
})

test('a cut takes exactly as much off, gives back what is held only as a last resort, and leaves every allocation whole', () => {
  fc.assert(
    fc.property(allocations, fc.integer({ min: 0, max: 60_000 }), (rows, asked) => {
      const all = total(rows, (row) => row.amount) - total(rows, (row) => row.shipped)
      const cuts = planCuts(rows, asked / 1000)
      expect(total(cuts, (cut) => cut.amount)).toBe(Math.min(all, asked))
      const notHeld = all - total(rows, (row) => row.held)
      expect(total(cuts, (cut) => cut.held)).toBe(Math.max(0, Math.min(all, asked) - notHeld))
      for (const cut of cuts) {
        const row = rows.find(({ id }) => id === cut.allocationId)
        if (!row) throw new Error('A cut of nothing')
        const left = thousandths(row.amount) - thousandths(cut.amount)
        expect(thousandths(row.held) - thousandths(cut.held) + thousandths(row.shipped)).toBeLessThanOrEqual(left)
      }
    }),
  )
})
