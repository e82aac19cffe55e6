import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsOfImport } from './take-import.rules.ts'

const facts = { unit: { decimals: 0 }, minimumBatch: null, multiplicity: 5, isSold: true, stockTotal: 100 }
const line = (position: number, productId: number | null, amount: number | null, note = '') => ({
  position,
  row: position + 1,
  raw: `строка ${position}`,
  note,
  productId,
  customProductId: null,
  amount,
  amountReadings: [] as number[],
})
const told = (lines: ReturnType<typeof line>[], of = facts) => {
  const { wanted, left } = itemsOfImport(lines, ({ productId }) => (productId === 9 ? undefined : of))
  return {
    items: wanted.map(({ item }) => [item.productId, item.amount, item.note]),
    report: [...wanted.flatMap((one) => one.lines), ...left],
  }
}

test('lines of one product are one item that is rounded once; the last of them gets the rest of the pack', () => {
  const { items, report } = told([line(0, 1, 3), line(1, 2, 5), line(2, 1, 4, 'щит 2')])
  expect(items).toEqual([
    [1, 10, 'щит 2'],
    [2, 5, undefined],
  ])
  expect(report.map(({ position, outcome, taken }) => [position, outcome, taken])).toEqual([
    [0, 'taken', 3],
    [2, 'rounded', 7],
    [1, 'taken', 5],
  ])
})

test('a missing amount is the smallest; more than the warehouses have is said; what has no product stays out', () => {
  const { report } = told([line(0, 1, null), line(1, 2, 105), line(2, null, 1), line(3, 9, 1)])
  expect(report.map(({ outcome, taken }) => [outcome, taken])).toEqual([
    ['smallest', 5],
    ['short', 105],
    ['no-product', 0],
    ['not-sold', 0],
  ])
})

test('an amount that can be read in two ways is not guessed', () => {
  const asked = { ...line(0, 1, null), amountReadings: [1.5, 1500] }
  const { items, report } = told([asked, { ...asked, position: 1, amount: 50 }])
  expect(items.map(([, amount]) => amount)).toEqual([50])
  expect(report.map(({ position, outcome }) => [position, outcome])).toEqual([
    [1, 'taken'],
    [0, 'amount-doubtful'],
  ])
})

test('every line is reported once, and what is taken adds up', () => {
  const anyLine = fc.tuple(fc.constantFrom(1, 2, 9, null), fc.option(fc.integer({ min: 1, max: 400 })))
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), (given) => {
      const lines = given.map(([productId, amount], at) => line(at, productId, amount))
      const { items, report } = told(lines)
      expect(report.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(lines.map(({ position }) => position))
      const sum = (all: readonly number[]) => all.reduce((before, one) => before + one, 0)
      expect(sum(report.map(({ taken }) => taken))).toBe(sum(items.map(([, amount]) => Number(amount))))
    }),
  )
})
