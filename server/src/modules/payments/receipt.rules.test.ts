import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsOfRefund, itemsOfSale, type StoredReceiptItem, methodOf, needsReceipt, type SoldLine, split } from './receipt.rules.ts'

const total = (items: readonly { sum: number }[]) => items.reduce((all, { sum }) => all + sum, 0)
const line = fc
  .record({
    price: fc.integer({ min: 1, max: 9_999_999 }),
    amount: fc.oneof(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1_000),
    ),
    vatRate: fc.constantFrom(2200, 2000, 1000, 0, null),
    isService: fc.boolean(),
  })
  .map(({ price, amount, ...kind }) => ({ ...kind, price, amount, sum: Math.round(price * amount), name: 'Кабель' }))
  .filter(({ sum }) => sum > 0)
const invoice = fc
  .array(line, { minLength: 1, maxLength: 130 })
  .map((lines): SoldLine[] => lines.map((one, at) => ({ ...one, line: at + 1 })))
const part = fc.integer({ min: 1, max: 1_000 })
const sale = (lines: readonly SoldLine[], sum: number) => itemsOfSale({ sum, lines, method: 'prepayment', about: 'Товары' })

/** The bank's requirements of every receipt. */
function expectRight(items: readonly StoredReceiptItem[], sum: number) {
  expect(total(items)).toBe(sum)
  expect(items.length).toBeLessThanOrEqual(100)
  for (const { price, quantity, sum: own } of items) {
    expect(own).toBeGreaterThan(0)
    expect(Math.round(price * quantity)).toBe(own)
  }
}

test('shares of a sum add up to it and are never greater than their weights, however great the sums', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 99_999_999_999 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 1_000 }), (given, permille) => {
      const all = given.reduce((sum, one) => sum + one, 0)
      const sum = Math.floor((all / 1_000) * permille)
      const shares = split(sum, given)
      expect(shares.reduce((left, share) => left - share, sum)).toBe(0)
      expect(shares.every((share, at) => share >= 0 && share <= (given[at] ?? 0))).toBe(true)
    }),
  )
})

test('[M-08] a receipt of a whole invoice or of any part of it is of that sum to the kopeck; several invoices together too', () => {
  fc.assert(
    fc.property(invoice, invoice, part, (one, other, permille) => {
      const lines = [...one, ...other]
      const sum = Math.max(1, Math.floor((total(lines) * permille) / 1_000))
      for (const paid of [total(lines), sum]) {
        const items = sale(lines, paid)
        expect(total(items)).toBe(paid)
        expectRight(items, paid)
      }
    }),
  )
})

test('refunds in any parts, for any goods that came back, add up to the payment and take back no more of a thing than was paid for it', () => {
  const back = fc.array(
    fc.record({ permille: part, line: fc.integer({ min: 1, max: 130 }), worth: fc.integer({ min: 1, max: 5_000_000 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  fc.assert(
    fc.property(invoice, back, (lines, steps) => {
      const sold = sale(lines, total(lines))
      const before: StoredReceiptItem[][] = []
      const give = (sum: number, returned: Map<number, number>) => {
        const items = itemsOfRefund({ sum, sold, before, returned })
        expectRight(items, sum)
        before.push(items)
      }
      for (const { permille, line: of, worth } of steps) {
        const left = total(sold) - total(before.flat())
        const sum = Math.min(left, Math.floor((total(sold) * permille) / 1_000))
        if (sum > 0) give(sum, new Map([[of, worth]]))
      }
      const rest = total(sold) - total(before.flat())
      if (rest > 0) give(rest, new Map())
      for (const item of sold)
        expect(total(before.flat().filter((gone) => gone.line === item.line && gone.tax === item.tax && gone.object === item.object))).toBe(
          total(sold.filter((same) => same.line === item.line && same.tax === item.tax && same.object === item.object)),
        )
    }),
  )
})

const lamp: SoldLine = { line: 1, name: 'Лампа', price: 10_000, amount: 3, sum: 30_000, vatRate: 2200, isService: false }
const delivery: SoldLine = { line: 2, name: 'Доставка', price: 5_000, amount: 1, sum: 5_000, vatRate: null, isService: true }

test('paid whole a thing has its own price and amount, paid in part it is one part; VAT of money in advance is the calculated rate', () => {
  expect(itemsOfSale({ sum: 35_000, lines: [lamp, delivery], method: 'full_payment', about: '' })).toMatchObject([
    { name: 'Лампа', price: 10_000, quantity: 3, sum: 30_000, tax: 'vat22', object: 'commodity' },
    { price: 5_000, quantity: 1, tax: 'none', object: 'service' },
  ])
  expect(sale([lamp, delivery], 7_000)).toMatchObject([
    { price: 6_000, quantity: 1, sum: 6_000, tax: 'vat122', method: 'prepayment' },
    { price: 1_000, quantity: 1, tax: 'none' },
  ])
  expect(sale([{ ...lamp, vatRate: 0 }], 1)).toMatchObject([{ tax: 'vat0' }])
  const taxes = sale(
    [2000, 1000, 700, 500].map((vatRate, at) => ({ ...lamp, line: at, vatRate })),
    120_000,
  ).map(({ tax }) => tax)
  expect(taxes).toEqual(['vat120', 'vat110', 'vat107', 'vat105'])
})

test('goods that came back stand on the receipt of their refund', () => {
  const sold = sale([lamp, delivery], 35_000)
  expect(itemsOfRefund({ sum: 10_000, sold, before: [], returned: new Map([[1, 10_000]]) })).toMatchObject([{ name: 'Лампа', sum: 10_000 }])
})

test('a card needs a receipt, SBP of a person too, of a company not', () => {
  expect(needsReceipt({ method: 'card', isPerson: false })).toBe(true)
  expect(needsReceipt({ method: 'sbp', isPerson: true })).toBe(true)
  expect(needsReceipt({ method: 'sbp', isPerson: false })).toBe(false)
  expect(methodOf({ isWhole: true, isShipped: false })).toBe('full_prepayment')
  expect(methodOf({ isWhole: false, isShipped: false })).toBe('prepayment')
  expect(methodOf({ isWhole: false, isShipped: true })).toBe('full_payment')
})

test('the kopecks left over go where most was cut off, of equals to the first', () => {
  expect(split(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(split(11, [1, 1, 1])).toEqual([4, 4, 3])
  expect(split(5, [3, 4])).toEqual([2, 3])
  expect(split(5, [4, 3])).toEqual([3, 2])
  expect(split(100, [1, 2, 4])).toEqual([14, 29, 57])
  expect(split(5, [0, 0])).toEqual([0, 0])
})

const sold = (given: Partial<SoldLine> = {}): SoldLine => ({
  line: 1,
  name: 'Кабель',
  price: 100,
  amount: 2,
  sum: 200,
  vatRate: 2200,
  isService: false,
  ...given,
})

test('a hundred lines are printed one by one, more of them merged by their VAT and kind', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => sold({ line: at + 1 }))
  expect(sale(lines(100), 20_000)).toHaveLength(100)
  const other = [sold({ line: 102, vatRate: null }), sold({ line: 103, isService: true })]
  expect(
    sale([...lines(101), ...other], 20_600).map(({ line: no, name, price, quantity, sum, object }) => [
      no,
      name,
      price,
      quantity,
      sum,
      object,
    ]),
  ).toEqual([
    [null, 'Товары', 20_200, 1, 20_200, 'commodity'],
    [null, 'Товары', 200, 1, 200, 'commodity'],
    [null, 'Товары', 200, 1, 200, 'service'],
  ])
})

test('a line paid whole keeps its price and amount; one paid in part, or one that its price does not multiply to, is one piece', () => {
  const figures = (one: SoldLine, sum: number) => sale([one], sum).map(({ price, quantity, sum: own }) => [price, quantity, own])
  expect(figures(sold(), 200)).toEqual([[100, 2, 200]])
  expect(figures(sold(), 199)).toEqual([[199, 1, 199]])
  expect(figures(sold({ sum: 150 }), 150)).toEqual([[150, 1, 150]])
})
