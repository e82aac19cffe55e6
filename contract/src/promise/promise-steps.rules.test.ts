import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSources, splitLine } from '../cart/supply-plan.rules.ts'
import { type PromiseStep, promiseSources, type SupplySource } from './promise.ts'
import { isLateFor, promiseAt, soonestOf, stepsOf } from './promise-steps.rules.ts'

const step = (amount: number | null, day: string, confidence: PromiseStep['confidence'] = 'firm'): PromiseStep => ({
  amount,
  day,
  confidence,
})

test('an amount comes on the day of the first step it fits into; of smaller ones that come sooner the largest of each day is named', () => {
  const steps = [step(4, '2026-11-18'), step(10, '2026-11-20'), step(40, '2026-11-20', 'estimated'), step(null, '2026-12-07', 'estimated')]
  expect(promiseAt(steps, 4)).toEqual({ day: '2026-11-18', confidence: 'firm', sooner: [] })
  expect(promiseAt(steps, 4.001)).toEqual({ day: '2026-11-20', confidence: 'firm', sooner: [{ amount: 4, day: '2026-11-18' }] })
  expect(promiseAt(steps, 41)).toEqual({
    day: '2026-12-07',
    confidence: 'estimated',
    sooner: [
      { amount: 4, day: '2026-11-18' },
      { amount: 40, day: '2026-11-20' },
    ],
  })
})

test('more than there is has no day, and what there is could be had', () => {
  expect(promiseAt([], 1)).toEqual({ day: null, confidence: 'unknown', sooner: [] })
  expect(promiseAt([step(4, '2026-11-18')], 5)).toEqual({ day: null, confidence: 'unknown', sooner: [{ amount: 4, day: '2026-11-18' }] })
})

test('of two cars the sooner one counts for each amount', () => {
  const [slowAndFull, quickAndSmall] = [[step(50, '2026-11-20')], [step(3, '2026-11-18'), step(50, '2026-11-25')]]
  expect(soonestOf([slowAndFull, quickAndSmall])).toEqual([step(3, '2026-11-18'), step(50, '2026-11-20')])
  expect(soonestOf([[], quickAndSmall])).toEqual(quickAndSmall)
  expect(soonestOf([])).toEqual([])
})

test('goods without a day, or with a later one, are late for the day they are needed on', () => {
  expect([null, '2026-11-20', '2026-11-21'].map((day) => isLateFor('2026-11-20', day))).toEqual([true, false, true])
  expect(isLateFor(null, null)).toBe(false)
})

const source = fc.record({
  source: fc.constantFrom(...promiseSources),
  warehouse: fc.record({ id: fc.integer({ min: 1, max: 3 }), name: fc.constant(''), city: fc.constant('') }),
  amount: fc.option(fc.integer({ min: 1, max: 5_000 }).map((thousandths) => thousandths / 1_000)),
  day: fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`),
}) satisfies fc.Arbitrary<SupplySource>

test('steps give the same day as splitting the amount between the sources', () => {
  fc.assert(
    fc.property(fc.array(source, { maxLength: 6 }), fc.integer({ min: 1, max: 20_000 }), (found, thousandths) => {
      const sources = found.toSorted(compareSources)
      const amount = thousandths / 1_000
      const { parts, missing } = splitLine({ amount, sources }, { strategy: 'earliest', today: '', order: [], day: null })
      const last =
        parts
          .map(({ readyOn }) => readyOn)
          .toSorted()
          .at(-1) ?? null
      const promised = promiseAt(stepsOf(sources), amount)
      expect(promised.day).toBe(missing > 0 ? null : last)
      for (const part of promised.sooner) expect(promiseAt(stepsOf(sources), part.amount).day).toBe(part.day)
    }),
  )
})
