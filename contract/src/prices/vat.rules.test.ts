import { vatRateOn, vatWithin } from './prices.rules.ts'
import { sellerDay } from '../days/days.rules.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const rates = [
  { group: 'standard', rate: 2_200, from: '2026-01-01', to: null },
  { group: 'standard', rate: 2_000, from: '2019-01-01', to: '2025-12-31' },
  { group: 'reduced', rate: 1_000, from: '2004-01-01', to: null },
]

describe('the rate of VAT', () => {
  test.each([
    ['2025-12-31', 2_000],
    ['2026-01-01', 2_200],
    ['2019-01-01', 2_000],
    ['2018-12-31', 0],
  ])('on %s is %i', (day, rate) => {
    expect(vatRateOn(rates, 'standard', day)).toBe(rate)
  })

  test('is that of its own group', () => {
    expect(vatRateOn(rates, 'reduced', '2026-01-01')).toBe(1_000)
  })

  test('is none for goods sold without VAT, even if a rate of that name stands there', () => {
    expect(vatRateOn([{ group: 'none', rate: 2_000, from: '2000-01-01', to: null }], 'none', '2026-01-01')).toBeNull()
  })
})

test.each([
  ['2025-12-31T20:59:59.999Z', '2025-12-31'],
  ['2025-12-31T21:00:00.000Z', '2026-01-01'],
])('at %s it is %s in Moscow', (at, day) => {
  expect(sellerDay(new Date(at))).toBe(day)
})

describe('VAT inside a price', () => {
  test.each([
    [12_000, 2_000, 2_000],
    [12_200, 2_200, 2_200],
    [100, 2_000, 17],
    [99, 2_000, 17],
    [98, 2_000, 16],
    [3, 2_000, 1],
    [0, 2_000, 0],
    [100, 0, 0],
  ])('of %i at %i is %i', (gross, rate, vat) => {
    expect(vatWithin(gross, rate)).toBe(vat)
  })

  test('is the exact share rounded half up', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.constantFrom(0, 1_000, 2_000, 2_200), (gross, rate) => {
        const exact = (BigInt(gross) * BigInt(rate) * 2n + BigInt(10_000 + rate)) / (2n * BigInt(10_000 + rate))
        expect(vatWithin(gross, rate)).toBe(Number(exact))
      }),
    )
  })
})
