import fc from 'fast-check'
import { expect, test } from 'vitest'
import { debtAgeOf, debtAges, debtByAge, noDebt } from './debt-ages.rules.ts'

test('a debt is as old as the days it is late', () => {
  expect([0, 1, 7, 8, 30, 31, 60, 61, 90, 91].map(debtAgeOf)).toEqual([
    'current',
    'upTo7',
    'upTo7',
    'upTo30',
    'upTo30',
    'upTo60',
    'upTo60',
    'upTo90',
    'upTo90',
    'older',
  ])
})

test('what only the books know is as old as their statement says; where they have less, the oldest go first', () => {
  const invoices = { ...noDebt(), current: 100, upTo7: 50, older: 30 }
  expect(debtByAge({ invoices, receivables: 200, overdue: 100, statementLate: 40 })).toEqual({ ...invoices, upTo60: 20 })
  expect(debtByAge({ invoices, receivables: 180, overdue: 60, statementLate: 0 })).toEqual({ ...invoices, current: 120, older: 10 })
})

test('the ages add up to the one debt, whatever invoices and books say', () => {
  const sum = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(fc.tuple(sum, sum, sum, sum, sum, sum), sum, sum, fc.integer({ min: 0, max: 500 }), (ages, one, other, statementLate) => {
      const invoices = Object.fromEntries(debtAges.map((age, at) => [age, ages[at] ?? 0])) as ReturnType<typeof noDebt>
      const [overdue, receivables] = [Math.min(one, other), Math.max(one, other)]
      const made = debtByAge({ invoices, receivables, overdue, statementLate })
      expect(debtAges.reduce((total, age) => total + made[age], 0)).toBe(receivables)
      expect(made.current).toBe(receivables - overdue)
      for (const age of debtAges) expect(made[age]).toBeGreaterThanOrEqual(0)
    }),
  )
})
