import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LineNeed, needsWithin, sharesOf, unclaimedOf, withNeed, withoutEntry } from './line-needs.rules.ts'

const need = (entryId: number, amount: number): LineNeed => ({ entryId, lineId: String(entryId), amount })
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const aNeed = fc.record({ entryId: fc.integer({ min: 1, max: 4 }), amount: fc.integer({ min: 1, max: 20 }) })
const needsOf = (given: readonly { entryId: number; amount: number }[]) =>
  given.reduce<LineNeed[]>((needs, { entryId, amount }) => withNeed(needs, { total: 0, need: need(entryId, amount) }), [])
const someNeeds = fc.array(aNeed, { minLength: 1, maxLength: 6 }).map(needsOf)

test('the first need is filled first, and the last takes whatever is more', () => {
  const needs = [need(1, 10), need(2, 5)]
  expect([sharesOf(needs, 12), sharesOf(needs, 20), sharesOf(needs, 3)]).toEqual([
    [10, 2],
    [10, 10],
    [3, 0],
  ])
})

test('shares of an amount add up to it', () => {
  fc.assert(
    fc.property(someNeeds, fc.nat({ max: 100 }), (needs, amount) => {
      expect(total(sharesOf(needs, amount))).toBe(amount)
    }),
  )
})

test('a line cut into pieces gives every need what the whole line gave it', () => {
  fc.assert(
    fc.property(someNeeds, fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }), (needs, pieces) => {
      const whole = sharesOf(needs, total(pieces))
      const taken = new Map<number | undefined, number>()
      let from = 0
      for (const amount of pieces) {
        const own = needsWithin(needs, { from, amount })
        for (const [at, share] of sharesOf(own, amount).entries()) taken.set(own[at]?.entryId, (taken.get(own[at]?.entryId) ?? 0) + share)
        from += amount
      }
      for (const [at, { entryId }] of needs.entries()) expect(taken.get(entryId) ?? 0).toBe(whole[at])
    }),
  )
})

test('what lay in a cart for nobody stays with nobody when a need is added', () => {
  const needs = withNeed([], { total: 15, need: need(1, 10) })
  expect(needs).toEqual([{ amount: 5 }, need(1, 10)])
  expect(sharesOf(needs, 15)).toEqual([5, 10])
  expect(withNeed(needs, { total: 20, need: need(1, 5) })).toEqual([{ amount: 5 }, need(1, 15)])
  expect(unclaimedOf(needs, 15)).toBe(5)
})

test('an entry that is taken off leaves the others theirs', () => {
  const needs = [need(1, 10), need(2, 5)]
  expect(withoutEntry(needs, { entryId: 1, total: 15 })).toEqual([{ amount: 10 }, need(2, 5)])
  expect(withoutEntry([need(1, 10)], { entryId: 1, total: 10 })).toEqual([])
})
