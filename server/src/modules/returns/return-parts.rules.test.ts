import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfReturn, type ReturnablePart, returnable } from './return-parts.rules.ts'

const none = { amount: 0, sum: 0, vat: 0 }

const shipments = fc
  .array(
    fc.record({
      thousandths: fc.integer({ min: 1, max: 2_000_000 }),
      sum: fc.integer({ min: 0, max: 5_000_000_000 }),
      vatRate: fc.constantFrom(2000, 2200),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) =>
    rows.map(
      ({ thousandths, sum, vatRate }, at): ReturnablePart => ({
        shipmentId: at + 1,
        amount: thousandths / 1000,
        sum,
        vat: Math.round((sum * vatRate) / (10_000 + vatRate)),
        vatRate,
        returned: none,
      }),
    ),
  )

const cuts = fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 6 })
const thousandthsOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + Math.round(amount * 1000), 0)

test('any shipments returned in any bits balance to the kopeck, sum and VAT, at the rate of its shipment', () => {
  fc.assert(
    fc.property(shipments, cuts, (shipped, shares) => {
      const all = thousandthsOf(shipped)
      const edges = [...new Set([...shares.map((share) => Math.floor((all * share) / 1000)), all])]
        .filter((edge) => edge > 0)
        .toSorted((a, b) => a - b)
      let state = shipped
      edges.forEach((edge, at) => {
        const bit = (edge - (edges[at - 1] ?? 0)) / 1000
        const parts = partsOfReturn(state, bit)
        expect(thousandthsOf(parts)).toBe(Math.round(bit * 1000))
        expect(parts.every(({ sum, vat }) => sum >= 0 && vat >= 0 && vat <= sum)).toBe(true)
        state = state.map((part) => {
          const back = parts.find(({ shipmentId }) => shipmentId === part.shipmentId)
          if (!back) return part
          expect(back.vatRate).toBe(part.vatRate)
          const { returned } = part
          return {
            ...part,
            returned: { amount: returned.amount + back.amount, sum: returned.sum + back.sum, vat: returned.vat + back.vat },
          }
        })
      })
      for (const part of state) expect([part.returned.sum, part.returned.vat]).toEqual([part.sum, part.vat])
    }),
  )
})

test('a bit too small to be worth a kopeck carries no VAT either', () => {
  const shipped: ReturnablePart = { shipmentId: 1, amount: 0.114, sum: 26, vat: 5, vatRate: 2200, returned: none }
  const first = partsOfReturn([shipped], 0.077)[0]
  const returned = { amount: 0.077, sum: first?.sum ?? 0, vat: first?.vat ?? 0 }
  const second = partsOfReturn([{ ...shipped, returned }], 0.003)[0]
  expect(second?.vat).toBeLessThanOrEqual(second?.sum ?? 0)
})

test('more than was shipped never comes back', () => {
  fc.assert(
    fc.property(shipments, fc.integer({ min: 1, max: 1_000_000 }), (shipped, more) => {
      expect(() => partsOfReturn(shipped, (thousandthsOf(shipped) + more) / 1000)).toThrow(RangeError)
    }),
  )
})

test('goods shipped in 2025 come back at 20 %, those of 2026 at 22 %', () => {
  const shipped: ReturnablePart[] = [
    { shipmentId: 1, amount: 2, sum: 24_000, vat: 4_000, vatRate: 2000, returned: none },
    { shipmentId: 2, amount: 1, sum: 12_000, vat: 2_164, vatRate: 2200, returned: none },
  ]
  expect(partsOfReturn(shipped, 3)).toEqual([
    { shipmentId: 1, amount: 2, vatRate: 2000, sum: 24_000, vat: 4_000 },
    { shipmentId: 2, amount: 1, vatRate: 2200, sum: 12_000, vat: 2_164 },
  ])
})

test('amounts in another return cannot be requested again', () => {
  expect(returnable({ shipped: 10, returned: 2, asked: 3 })).toBe(5)
  expect(returnable({ shipped: 0.3, returned: 0.1, asked: 0.2 })).toBe(0)
})
