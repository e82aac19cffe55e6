import { thousandths } from '@vitrina/contract/quantity/quantity.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredSource } from '#modules/order-record/order-lines'
import { planCuts, planWithdrawals } from './stock-withdrawals.rules.ts'

const anAllocation = (given: Partial<StoredSource>): StoredSource => ({
  id: 1,
  kind: 'stock',
  warehouseId: 7,
  amount: 10,
  held: 10,
  inTransit: 0,
  shipped: 0,
  free: 0,
  ...given,
})

const amount = fc.integer({ min: 0, max: 9_000 })
const sources = fc
  .array(
    fc.record({
      kind: fc.constantFrom<StoredSource['kind']>('stock', 'toOrder'),
      warehouseId: fc.integer({ min: 1, max: 3 }),
      open: amount,
      held: amount,
      inTransit: amount,
      shipped: amount,
    }),
    { maxLength: 6 },
  )
  .map((rows) =>
    rows.map(({ kind, warehouseId, open, held, inTransit, shipped }, at): StoredSource => {
      const [here, coming] = kind === 'stock' ? [held, inTransit] : [0, 0]
      return {
        id: at + 1,
        kind,
        warehouseId: kind === 'stock' ? warehouseId : null,
        amount: (open + here + coming + shipped + 1) / 1000,
        held: here / 1000,
        inTransit: coming / 1000,
        shipped: shipped / 1000,
        free: 0,
      }
    }),
  )

const total = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + thousandths(of(row)), 0)

test('held goods leave first, then released ones; awaited goods, those on their way or elsewhere never do', () => {
  const rows = [
    anAllocation({ id: 1, amount: 5, held: 0 }),
    anAllocation({ id: 2, kind: 'toOrder', warehouseId: null, amount: 4, held: 0 }),
    anAllocation({ id: 3, amount: 3, held: 3 }),
    anAllocation({ id: 4, amount: 6, held: 0, inTransit: 6 }),
    anAllocation({ id: 5, warehouseId: 8 }),
  ]
  expect(planWithdrawals(rows, { warehouseId: 7, amount: 8 })).toEqual({
    takes: [
      { sourceId: 3, warehouseId: 7, held: 3, fresh: 0, amount: 3 },
      { sourceId: 1, warehouseId: 7, held: 0, fresh: 5, amount: 5 },
    ],
    missing: 0,
  })
  expect(planWithdrawals(rows, { warehouseId: 7, amount: 9 }).missing).toBe(1)
  expect(planWithdrawals(rows, { warehouseId: 9, amount: 1 })).toEqual({ takes: [], missing: 1 })
})

test('a plan takes exactly the requested amount, from one warehouse, and never more than a source has there', () => {
  fc.assert(
    fc.property(sources, fc.integer({ min: 0, max: 60_000 }), (rows, asked) => {
      const { takes, missing } = planWithdrawals(rows, { warehouseId: 1, amount: asked / 1000 })
      expect(total(takes, (take) => take.amount) + thousandths(missing)).toBe(asked)
      for (const take of takes) {
        const row = rows.find(({ id }) => id === take.sourceId)
        if (!row) throw new Error('A take of nothing')
        expect([row.kind, row.warehouseId]).toEqual(['stock', 1])
        expect(take.held).toBeLessThanOrEqual(row.held)
        expect(thousandths(take.fresh)).toBeLessThanOrEqual(
          thousandths(row.amount) - thousandths(row.held) - thousandths(row.inTransit) - thousandths(row.shipped),
        )
        expect(thousandths(take.held) + thousandths(take.fresh)).toBe(thousandths(take.amount))
      }
    }),
  )
})

test('released goods are cut first, then awaited ones, then those on their way, then held ones', () => {
  const rows = [
    anAllocation({ id: 1, amount: 2, held: 2 }),
    anAllocation({ id: 2, amount: 3, held: 0, inTransit: 3 }),
    anAllocation({ id: 3, kind: 'toOrder', warehouseId: null, amount: 4, held: 0 }),
    anAllocation({ id: 4, amount: 5, held: 0 }),
  ]
  const cut = (sourceId: number, given: { held?: number; inTransit?: number; amount: number }) => ({
    sourceId,
    held: 0,
    inTransit: 0,
    ...given,
  })
  expect(planCuts(rows, 5)).toEqual([cut(4, { amount: 5 })])
  expect(planCuts(rows, 9)).toEqual([cut(3, { amount: 4 }), cut(4, { amount: 5 })])
  expect(planCuts(rows, 11)).toEqual([cut(2, { inTransit: 2, amount: 2 }), cut(3, { amount: 4 }), cut(4, { amount: 5 })])
  expect(planCuts(rows, 13)[0]).toEqual(cut(1, { held: 1, amount: 1 }))
  expect(planCuts(rows, 0)).toEqual([])
})

test('a cut takes exactly as much off, frees held goods only as a last resort, and leaves every source whole', () => {
  fc.assert(
    fc.property(sources, fc.integer({ min: 0, max: 60_000 }), (rows, asked) => {
      const all = total(rows, (row) => row.amount) - total(rows, (row) => row.shipped)
      const cuts = planCuts(rows, asked / 1000)
      expect(total(cuts, (cut) => cut.amount)).toBe(Math.min(all, asked))
      const notHeld = all - total(rows, (row) => row.held)
      expect(total(cuts, (cut) => cut.held)).toBe(Math.max(0, Math.min(all, asked) - notHeld))
      for (const cut of cuts) {
        const row = rows.find(({ id }) => id === cut.sourceId)
        if (!row) throw new Error('A cut of nothing')
        const left = thousandths(row.amount) - thousandths(cut.amount)
        const kept = thousandths(row.held) - thousandths(cut.held) + thousandths(row.inTransit) - thousandths(cut.inTransit)
        expect(kept + thousandths(row.shipped)).toBeLessThanOrEqual(left)
      }
    }),
  )
})
