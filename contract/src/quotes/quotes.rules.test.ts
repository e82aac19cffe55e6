import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineSum } from '../prices/prices.rules.ts'
import { compareVersions } from './compare-quotes.rules.ts'
import type { QuoteLine } from './quote-lines.ts'
import {
  acceptedSum,
  canTake,
  floorPrice,
  isBelowFloor,
  isFinished,
  isOffered,
  quoteStateOn,
  quoteStates,
  quoteSteps,
  quoteSum,
  type QuoteState,
  type QuoteStep,
  sideOf,
  stateAfter,
  stepsOf,
  storedQuoteStates,
  turnOf,
  wronglyAccepted,
} from './quotes.rules.ts'

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const price = fc.integer({ min: 1, max: 100_000_000 })
const amount = fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000)

const answer = fc.record({
  price: fc.option(price),
  amount,
  replacement: fc.option(
    fc.record({
      productId: fc.integer({ min: 1, max: 99 }),
      article: fc.constant('B'),
      name: fc.constantFrom('ВА47', 'C60'),
      unit: fc.constant('шт'),
      decimals: fc.constant(3),
      listPrice: fc.option(price),
    }),
  ),
  day: fc.option(day),
  refusal: fc.constantFrom('', 'Не возим'),
  note: fc.constant(''),
})

const line: fc.Arbitrary<QuoteLine> = fc.record({
  id: fc.uuid(),
  productId: fc.option(fc.integer({ min: 1, max: 99 })),
  customProductId: fc.constant(null),
  article: fc.constant('A'),
  name: fc.constant('Автомат'),
  unit: fc.constant('шт'),
  decimals: fc.constant(3),
  amount,
  listPrice: fc.option(price),
  wish: fc.record({ price: fc.option(price), neededOn: fc.option(day), note: fc.string() }),
  answer: fc.option(answer),
})
const lines = fc.uniqueArray(line, { maxLength: 12, selector: ({ id }) => id })

describe('turns', () => {
  test('[R-10] of the two sides one edits, and never both', () => {
    for (const state of quoteStates) {
      const editing = (['request', 'revise', 'answer'] as const).filter((step) => canTake(step, state)).map(sideOf)
      expect(new Set(editing).size).toBeLessThanOrEqual(1)
      for (const side of editing) expect(turnOf(state)).toBe(side)
    }
  })

  test('any walk over the steps stays among the states, gives the turn away with each version and ends where nothing follows', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100 }), { maxLength: 40 }), (choices) => {
        const walk: { step: QuoteStep; before: QuoteState; after: QuoteState }[] = []
        let state: QuoteState = 'draft'
        for (const choice of choices) {
          const open = quoteSteps.filter((step) => canTake(step, state))
          const step = open[choice % (open.length || 1)]
          if (!step) break
          walk.push({ step, before: state, after: stateAfter(step) })
          state = stateAfter(step)
        }
        const versions = walk.filter(({ step }) => step === 'request' || step === 'revise' || step === 'answer')
        expect(versions.map(({ before }) => turnOf(before))).toEqual(versions.map(({ step }) => sideOf(step)))
        expect(versions.filter(({ before, after }) => turnOf(before) === turnOf(after))).toEqual([])
        expect(quoteSteps.some((step) => canTake(step, state))).toBe(!isFinished(state))
      }),
    )
  })

  test('what was ordered, declined or closed takes no step of either side', () => {
    for (const state of ['ordered', 'declined', 'closed'] as const)
      expect([...stepsOf('buyer', state), ...stepsOf('seller', state)]).toEqual([])
  })
})

describe('validity', () => {
  test('prices hold through the last day and not one day longer', () => {
    const at = { state: 'accepted', validUntil: '2026-11-30', isOrdered: false } as const
    expect([quoteStateOn(at, '2026-11-30'), quoteStateOn(at, '2026-12-01')]).toEqual(['accepted', 'expired'])
  })

  test('only an answer or its acceptance expires, and an order never does', () => {
    fc.assert(
      fc.property(fc.constantFrom(...storedQuoteStates), fc.option(day), day, fc.boolean(), (state, validUntil, today, isOrdered) => {
        const shown = quoteStateOn({ state, validUntil, isOrdered }, today)
        const isOver = validUntil !== null && validUntil < today && (state === 'sent_to_buyer' || state === 'accepted')
        expect(shown).toBe(isOrdered ? 'ordered' : isOver ? 'expired' : state)
      }),
    )
  })
})

describe('money', () => {
  test('the sum of an answer is the sum of its offered lines, to the kopeck', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const answered = all.filter(({ answer: one }) => one !== null)
        const expected = answered.filter(isOffered).reduce((sum, one) => sum + lineSum(one.answer?.price ?? 0, one.answer?.amount ?? 0), 0)
        expect(quoteSum(answered)).toBe(expected)
        const whole = answered.filter(isOffered).map(({ id, answer: one }) => ({ id, amount: one?.amount ?? 0 }))
        expect(acceptedSum(answered, whole)).toBe(expected)
        expect(Number.isInteger(expected)).toBe(true)
      }),
    )
  })

  test('no more is accepted than was offered, nothing refused, and no line twice', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 1000 }), (all, more) => {
        const offered = all.filter(isOffered)
        const whole = offered.map(({ id, answer: one }) => ({ id, amount: one?.amount ?? 0 }))
        expect(wronglyAccepted(all, whole)).toEqual([])
        expect(
          wronglyAccepted(
            all,
            whole.map((one) => ({ ...one, amount: one.amount + more / 1000 })),
          ),
        ).toHaveLength(whole.length)
        const refused = all.filter((one) => !isOffered(one)).map(({ id }) => ({ id, amount: 0.001 }))
        expect(wronglyAccepted(all, refused)).toHaveLength(refused.length)
        expect(wronglyAccepted(all, [...whole, ...whole])).toHaveLength(whole.length)
      }),
    )
  })

  test('the floor is the list price less the discount, and a price on it needs nobody', () => {
    expect(floorPrice(100_00, 10)).toBe(90_00)
    fc.assert(
      fc.property(line, price, fc.integer({ min: 0, max: 100 }), (one, listPrice, percent) => {
        const floor = floorPrice(listPrice, percent)
        const at = (value: number) => ({
          listPrice,
          answer: { price: value, amount: one.amount, replacement: null, day: null, refusal: '', note: '' },
        })
        expect(isBelowFloor(at(floor), percent)).toBe(false)
        expect(isBelowFloor(at(floor - 1), percent)).toBe(true)
        expect(isBelowFloor({ ...at(1), listPrice: null }, percent)).toBe(false)
      }),
    )
  })
})

describe('versions', () => {
  test('a version does not differ from itself, and the difference names exactly what changed', () => {
    fc.assert(
      fc.property(lines, price, (all, other) => {
        expect(compareVersions(all, all)).toEqual([])
        const [first, ...rest] = all
        if (!first) return
        const changed = { ...first, wish: { ...first.wish, price: other } }
        const expected = first.wish.price === other ? [] : [['wishPrice', first.wish.price, other]]
        expect(compareVersions(all, [changed, ...rest]).map((one) => one.kind === 'changed' && [one.field, one.before, one.after])).toEqual(
          expected,
        )
        expect(compareVersions(all, rest)).toEqual([{ lineId: first.id, name: first.name, kind: 'removed' }])
        expect(compareVersions(rest, all)).toEqual([{ lineId: first.id, name: first.name, kind: 'added' }])
      }),
    )
  })
})
