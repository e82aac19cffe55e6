import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planHolds } from './stock-holds.rules.ts'

test('the first place is asked first, and goods taken by one line are not there for the next', () => {
  const free = [
    { productId: 1, warehouseId: 10, free: 5 },
    { productId: 1, warehouseId: 20, free: 2.5 },
  ]
  const wants = [
    { key: 1, productId: 1, amount: 4, places: [20, 10] },
    { key: 2, productId: 1, amount: 4, places: [20, 10] },
  ]
  expect(planHolds(wants, free)).toEqual([
    {
      key: 1,
      parts: [
        { warehouseId: 20, amount: 2.5 },
        { warehouseId: 10, amount: 1.5 },
      ],
      missing: 0,
    },
    { key: 2, parts: [{ warehouseId: 10, amount: 3.5 }], missing: 0.5 },
  ])
})

test('no line gets more than is there, and every want is either held or missing', () => {
  const amount = fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1000)
  const place = fc.integer({ min: 1, max: 4 })
  const wants = fc.array(fc.record({ productId: place, amount, places: fc.uniqueArray(place) }), { maxLength: 20 })
  const stock = fc.uniqueArray(fc.record({ productId: place, warehouseId: place, free: amount }), {
    selector: ({ productId, warehouseId }) => `${productId}:${warehouseId}`,
  })
  const whole = (given: number) => Math.round(given * 1000)
  fc.assert(
    fc.property(wants, stock, (asked, free) => {
      const holds = planHolds(
        asked.map((want, key) => ({ key, ...want })),
        free,
      )
      for (const row of free) {
        const taken = holds
          .filter(({ key }) => asked[key]?.productId === row.productId)
          .flatMap(({ parts }) => parts)
          .filter(({ warehouseId }) => warehouseId === row.warehouseId)
          .reduce((sum, part) => sum + whole(part.amount), 0)
        expect(taken).toBeLessThanOrEqual(whole(row.free))
      }
      for (const { key, parts, missing } of holds)
        expect(parts.reduce((sum, part) => sum + whole(part.amount), whole(missing))).toBe(whole(asked[key]?.amount ?? 0))
    }),
  )
})
