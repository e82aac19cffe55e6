import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepPlaces } from './stable-places.rules.ts'

test('after «confirm» nothing comes into its place: the invoice is renewed further on', () => {
  expect(keepPlaces(['confirm', 'change', 'decline'], ['renewInvoice', 'change', 'cancel'])).toEqual([
    'confirm',
    'change',
    'decline',
    'renewInvoice',
    'cancel',
  ])
})

test('whatever becomes possible, a button once seen stands where it stood, and all that is possible is there once', () => {
  const actions = fc.uniqueArray(fc.integer({ min: 0, max: 9 }))
  fc.assert(
    fc.property(fc.array(actions), (steps) => {
      let places: number[] = []
      for (const now of steps) {
        const next = keepPlaces(places, now)
        expect(next.slice(0, places.length)).toEqual(places)
        expect(now.every((one) => next.includes(one))).toBe(true)
        expect(new Set(next).size).toBe(next.length)
        places = next
      }
    }),
  )
})
