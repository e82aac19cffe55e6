import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPrice, changedSum, roundingSteps, roundingWays, withoutVat, withVat } from './bulk-change.rules.ts'

const price = fc.integer({ min: 1, max: 100_000_000_00 })
const change = fc.record({
  percent: fc.integer({ min: -9_900, max: 100_000 }),
  step: fc.constantFrom(...roundingSteps),
  way: fc.constantFrom(...roundingWays),
})

test.each([
  [100_00, { percent: 500, step: 1, way: 'nearest' }, 105_00],
  [99_99, { percent: 500, step: 100, way: 'nearest' }, 105_00],
  [99_99, { percent: -500, step: 100, way: 'down' }, 94_00],
  [99_99, { percent: 0, step: 1_000, way: 'up' }, 100_00],
  [45, { percent: 0, step: 100, way: 'down' }, 45],
  [1, { percent: -9_900, step: 1, way: 'down' }, 1],
] as const)('%s kopecks changed by %o are %s', (kopecks, by, changed) => {
  expect(changedSum(kopecks, by)).toBe(changed)
})

test('a changed price is never nothing, and is a whole number of steps unless that would be nothing', () => {
  fc.assert(
    fc.property(price, change, (kopecks, by) => {
      const changed = changedSum(kopecks, by)
      expect(Number.isSafeInteger(changed) && changed >= 1).toBe(true)
      expect(changed < by.step || changed % by.step === 0).toBe(true)
    }),
  )
})

test('what is typed without VAT is read back the same, to the kopeck', () => {
  fc.assert(
    fc.property(price, fc.option(fc.integer({ min: 0, max: 3_000 })), (net, rate) => {
      expect(withoutVat(withVat(net, rate), rate)).toBe(net)
    }),
  )
})

test('a list typed without VAT is rounded without it', () => {
  const by = { percent: 1_000, step: 100, way: 'nearest' } as const
  expect(changedPrice(122_00, { change: by, isVatIncluded: false, vatRate: 2_200 })).toBe(withVat(110_00, 2_200))
  expect(changedPrice(122_00, { change: by, isVatIncluded: true, vatRate: 2_200 })).toBe(134_00)
})
