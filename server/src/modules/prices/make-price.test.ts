import { describe, expect, test } from 'vitest'
import { bestDiscount, makePrice, type PriceParts } from './make-price.ts'
import { reachedBreak, vatWithin } from '@vitrina/contract/prices/prices.rules'

const parts = (given: Partial<PriceParts> = {}): PriceParts => ({
  base: 10_000,
  priceTypeName: 'Оптовая',
  region: { name: 'Москва', factor: 10_000 },
  discounts: [],
  promo: null,
  breaks: [],
  vatRate: 2200,
  ...given,
})

describe('a price', () => {
  test('is the price list’s where nothing else applies, with that one step', () => {
    const { price, steps } = makePrice(parts(), 1)
    expect(price).toEqual({ value: 10_000, withoutVat: 8_197, vat: 1_803, vatRate: 2200, old: null })
    expect(steps).toEqual([{ kind: 'base', name: 'Оптовая', factor: 10_000, price: 10_000 }])
  })

  test('takes its steps in order, each rounded to a kopeck', () => {
    const { price, steps } = makePrice(
      parts({
        base: 9_999,
        region: { name: 'Казань', factor: 10_330 },
        discounts: [{ kind: 'brand', name: 'Искра', discount: 700 }],
        promo: 1_500,
        breaks: [{ from: 10, discount: 300 }],
      }),
      10,
    )
    expect(steps.map(({ kind, price: after }) => [kind, after])).toEqual([
      ['base', 9_999],
      ['region', 10_329],
      ['brand', 9_606],
      ['promo', 8_165],
      ['quantity', 7_920],
    ])
    expect(price.value).toBe(7_920)
    expect(price.old).toBe(9_606)
    expect(price.vat + price.withoutVat).toBe(price.value)
  })

  test('takes the best of the company’s discounts, never their sum', () => {
    const brand = { kind: 'brand', name: 'Искра', discount: 500 } as const
    const section = { kind: 'section', name: 'Кабель', discount: 800 } as const
    expect(makePrice(parts({ discounts: [brand, section] }), 1).price.value).toBe(9_200)
    expect(bestDiscount([section, { ...brand, discount: 800 }])?.kind).toBe('brand')
    expect(bestDiscount([])).toBeNull()
  })

  test('names the price of every break, for any amount', () => {
    const breaks = [
      { from: 100, discount: 1_000 },
      { from: 10, discount: 200 },
    ]
    const { price, breaks: named } = makePrice(parts({ breaks }), 9)
    expect(price.value).toBe(10_000)
    expect(named).toEqual([
      { from: 10, price: 9_800 },
      { from: 100, price: 9_000 },
    ])
  })

  test('without VAT has none inside', () => {
    expect(makePrice(parts({ vatRate: null }), 1).price).toMatchObject({ value: 10_000, withoutVat: 10_000, vat: 0, vatRate: null })
  })
})

test.each([
  [9.999, null],
  [10, 10],
  [99, 10],
  [100, 100],
])('for %s the break from %s applies', (amount, from) => {
  expect(reachedBreak([{ from: 100 }, { from: 10 }], amount)?.from ?? null).toBe(from)
})

test.each([
  [12_200, 2200, 2_200],
  [12_000, 2000, 2_000],
  [1, 2200, 0],
  [3, 2200, 1],
  [11_000, 1000, 1_000],
  [10_000, 0, 0],
])('%s kopecks with %s basis points of VAT hold %s', (gross, rate, vat) => {
  expect(vatWithin(gross, rate)).toBe(vat)
})
