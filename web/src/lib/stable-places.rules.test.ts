import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePlaces } from './stable-places.rules.ts'

test('no other button takes the place of «confirm»: «renew the invoice» comes after it', () => {
  expect(mergePlaces(['confirm', 'change', 'decline'], ['renewInvoice', 'change', 'cancel'])).toEqual([
    'confirm',
    'change',
    'decline',
    'renewInvoice',
    'cancel',
  ])
})

test('whatever becomes possible, a shown button keeps its place, and every possible one is there once', () => {
  const actions = fc.uniqueArray(fc.integer({ min: 0, max: 9 }))
  fc.assert(
    fc.property(fc.array(actions), (steps) => {
      let places: number[] = []
      for (const now of steps) {
        const next = mergePlaces(places, now)
        expect(next.slice(0, places.length)).toEqual(places)
        expect(now.every((one) => next.includes(one))).toBe(true)
        expect(new Set(next).size).toBe(next.length)
        places = next
      }
    }),
  )
})
