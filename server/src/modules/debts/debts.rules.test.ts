import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beyondDocuments, type Documented, daysLate, debtOf } from './debts.rules.ts'

const TODAY = '2026-11-16'
const documented: Documented = { receivables: 1_000, overdue: 400, overdueSince: '2026-11-06', advance: 30, onCredit: 900 }
const statement = { source: '1С', asOf: '2026-11-15', receivables: 0, overdue: 0, overdueSince: null, advance: 0 }

test('a sum is late from the day after its day; one without a day never is', () => {
  expect([daysLate('2026-11-16', TODAY), daysLate('2026-11-15', TODAY), daysLate('2026-10-16', TODAY), daysLate(null, TODAY)]).toEqual([
    0, 1, 31, 0,
  ])
})

test('without a statement the debt follows from documents and payments', () => {
  expect(debtOf({ documented, statement: null, limit: 5_000 }, TODAY)).toEqual({
    receivables: 1_000,
    overdue: 400,
    overdueDays: 10,
    advance: 30,
    creditUsed: 900,
    creditLimit: 5_000,
    creditLeft: 4_100,
    statement: null,
  })
})

test('a limit used up leaves nothing, never less', () => {
  const leftOf = (limit: number) => debtOf({ documented, statement: null, limit }, TODAY).creditLeft
  expect([leftOf(901), leftOf(900), leftOf(899)]).toEqual([1, 0, 0])
})

test('a debt of the books beyond the documents takes of the limit, one below them gives it back, never more than was used', () => {
  const withBooks = (receivables: number) => {
    const { creditUsed, creditLeft } = debtOf({ documented, statement: { ...statement, receivables }, limit: 2_000 }, TODAY)
    return [creditUsed, creditLeft]
  }
  expect(withBooks(0)).toEqual([900, 1_100])
  expect(withBooks(600)).toEqual([1_500, 500])
  expect(withBooks(1_200)).toEqual([2_100, 0])
  expect(withBooks(-400)).toEqual([500, 1_500])
  expect(withBooks(-1_000)).toEqual([0, 2_000])
})

test('the oldest overdue sum gives the days, from documents or books; one that does not count gives none', () => {
  const withBooks = (own: Partial<Documented>, books: object) =>
    debtOf({ documented: { ...documented, ...own }, statement: { ...statement, ...books }, limit: 0 }, TODAY)
  const older = { receivables: 100, overdue: 100, overdueSince: '2026-10-07' }
  expect(withBooks({}, older)).toMatchObject({ receivables: 1_100, overdue: 500, overdueDays: 40 })
  expect(withBooks({ overdue: 0, overdueSince: null }, older)).toMatchObject({ overdue: 100, overdueDays: 40 })
  expect(withBooks({}, { ...older, overdueSince: '2026-11-14' }).overdueDays).toBe(10)
  expect(withBooks({}, { overdue: -400 })).toMatchObject({ overdue: 0, overdueDays: 0 })
  expect(withBooks({}, { overdue: -100 })).toMatchObject({ overdue: 300, overdueDays: 10 })
})

test('at the moment of a statement the figures are the books’, whatever the documents', () => {
  const sums = fc.nat(1_000_000)
  const own = fc.record({ receivables: sums, overdue: sums, advance: sums, onCredit: sums })
  fc.assert(
    fc.property(own, fc.record({ receivables: sums, late: sums, advance: sums }), (has, { receivables, late, advance }) => {
      const known = { ...has, overdue: Math.min(has.overdue, has.receivables), overdueSince: '2026-11-01' }
      const told = { receivables, overdue: Math.min(late, receivables), advance }
      const beyond = beyondDocuments(told, known)
      const debt = debtOf({ documented: known, statement: { ...statement, ...beyond, overdueSince: '2026-11-02' }, limit: 0 }, TODAY)
      expect(debt).toMatchObject(told)
      expect(debt.statement?.beyond).toBe(receivables - known.receivables)
      expect(debt.overdueDays > 0).toBe(told.overdue > 0)
    }),
  )
})

test('a due day ahead is not late, and an overdue sum is late by a day at least', () => {
  expect(daysLate('2026-11-17', TODAY)).toBe(0)
  const since = (overdueSince: string | null) =>
    debtOf({ documented: { ...documented, overdueSince }, statement: null, limit: 0 }, TODAY).overdueDays
  expect([since('2026-11-15'), since(TODAY), since(null)]).toEqual([1, 1, 1])
})

test('of books that add no overdue sum their day does not count, nor does the day of documents without one', () => {
  const days = (own: Partial<Documented>, books: object) =>
    debtOf({ documented: { ...documented, ...own }, statement: { ...statement, ...books }, limit: 0 }, TODAY).overdueDays
  expect(days({}, { overdueSince: '2026-10-07' })).toBe(10)
  expect(days({}, { overdue: -100, overdueSince: '2026-10-07' })).toBe(10)
  expect(days({ overdue: 0, overdueSince: '2026-10-07' }, { overdue: 100, overdueSince: '2026-11-06' })).toBe(10)
})

test('a statement tells how much of the debt and of the overdue sum no document here has', () => {
  const books = { ...statement, receivables: 250, overdue: 70, overdueSince: '2026-11-10' }
  expect(debtOf({ documented, statement: books, limit: 0 }, TODAY).statement).toEqual({
    source: '1С',
    asOf: '2026-11-15',
    beyond: 250,
    beyondOverdue: 70,
    overdueSince: '2026-11-10',
  })
})

test('figures of the books that take more off than there is leave nothing, never less; overdue is never more than the debt', () => {
  const books = { ...statement, overdueSince: '2026-11-10' }
  const withBooks = (sums: object) => debtOf({ documented, statement: { ...books, ...sums }, limit: 2_000 }, TODAY)
  expect(withBooks({ receivables: -1_200, overdue: -500, advance: -50 })).toEqual({
    receivables: 0,
    overdue: 0,
    overdueDays: 0,
    advance: 0,
    creditUsed: 0,
    creditLimit: 2_000,
    creditLeft: 2_000,
    statement: { source: '1С', asOf: '2026-11-15', beyond: -1_000, beyondOverdue: -400, overdueSince: '2026-11-10' },
  })
  expect(withBooks({ receivables: -700, advance: -29 })).toMatchObject({
    receivables: 300,
    overdue: 300,
    overdueDays: 10,
    advance: 1,
    creditUsed: 200,
    statement: { beyond: -700, beyondOverdue: -100 },
  })
  expect(withBooks({ receivables: 60, overdue: 50, advance: 7 })).toMatchObject({
    receivables: 1_060,
    overdue: 450,
    advance: 37,
    creditUsed: 960,
    statement: { beyond: 60, beyondOverdue: 50 },
  })
})
