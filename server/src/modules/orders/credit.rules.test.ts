import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CreditGrade, creditDefaults, creditVerdict } from './credit.rules.ts'

const standing = { limit: 100_000_00, exposure: 0, orderSum: 10_000_00, overdueSum: 0, overdueDays: 0 }
const gradeOf = (given: Partial<typeof standing>): CreditGrade => creditVerdict({ ...standing, ...given }).grade

test('a company within its limit and without debts orders freely', () => {
  expect(creditVerdict({ ...standing, exposure: 40_000_00 })).toEqual({ grade: 'none', reasons: [], available: 60_000_00 })
})

describe('the age of an overdue debt', () => {
  test.each<[number, CreditGrade]>([
    [1, 'warn'],
    [7, 'warn'],
    [8, 'release'],
    [30, 'release'],
    [31, 'prepay'],
    [90, 'prepay'],
    [91, 'stop'],
    [4_000, 'stop'],
  ])('of %i days means %s', (overdueDays, grade) => {
    expect(gradeOf({ overdueSum: 5_000_00, overdueDays })).toBe(grade)
  })

  test('a debt of unknown age only warns', () => {
    expect(gradeOf({ overdueSum: 5_000_00, overdueDays: 0 })).toBe('warn')
  })

  test('an age without a sum means nothing', () => {
    expect(gradeOf({ overdueDays: 200 })).toBe('none')
  })
})

test('a small debt only warns, however old', () => {
  expect(gradeOf({ overdueSum: 999_99, overdueDays: 400 })).toBe('warn')
  expect(gradeOf({ overdueSum: 1_000_00, overdueDays: 400 })).toBe('stop')
})

describe('the limit', () => {
  test.each<[number, CreditGrade]>([
    [90_000_00, 'none'],
    [90_000_01, 'release'],
    [100_000_00, 'release'],
    [100_000_01, 'prepay'],
  ])('an order of 10 000 ₽ on top of %i kopecks under a limit of 100 000 ₽ means %s', (exposure, grade) => {
    expect(gradeOf({ exposure })).toBe(grade)
  })

  test('without credit everything is paid in advance', () => {
    expect(gradeOf({ limit: 0 })).toBe('prepay')
  })

  test('an order paid in advance is not held by a limit that others have used up', () => {
    expect(creditVerdict({ ...standing, exposure: 500_000_00, orderSum: 0 })).toEqual({ grade: 'none', reasons: [], available: 0 })
  })
})

test('every reason is given, the gravest first', () => {
  const verdict = creditVerdict({ ...standing, exposure: 95_000_00, overdueSum: 20_000_00, overdueDays: 45 })
  expect(verdict).toEqual({
    grade: 'prepay',
    reasons: [
      { code: 'overdue', grade: 'prepay', sum: 20_000_00, days: 45 },
      { code: 'over-limit', grade: 'release', by: 5_000_00 },
    ],
    available: 5_000_00,
  })
})

test('the seller’s own settings decide', () => {
  const settings = { ...creditDefaults, stopFromDays: 40, smallDebt: 0, overLimitPercent: 0 }
  expect(creditVerdict({ ...standing, overdueSum: 1, overdueDays: 40, settings }).grade).toBe('stop')
  expect(creditVerdict({ ...standing, exposure: 90_000_01, settings }).grade).toBe('prepay')
})

test('more debt, older debt or a larger order never makes things better', () => {
  const grades: CreditGrade[] = ['none', 'warn', 'release', 'prepay', 'stop']
  const sums = fc.integer({ min: 0, max: 1_000_000_000_00 })
  const standings = fc.record({ limit: sums, exposure: sums, orderSum: sums, overdueSum: sums, overdueDays: fc.nat(500) })
  const keys = fc.constantFrom('exposure' as const, 'orderSum' as const, 'overdueSum' as const, 'overdueDays' as const)
  fc.assert(
    fc.property(standings, keys, fc.nat(1_000_000_00), (given, key, more) => {
      const before = creditVerdict(given)
      const after = creditVerdict({ ...given, [key]: given[key] + more })
      expect(grades.indexOf(after.grade)).toBeGreaterThanOrEqual(grades.indexOf(before.grade))
      expect(after.available).toBeGreaterThanOrEqual(0)
    }),
  )
})
