import { expect, test } from 'vitest'
import { anActor } from '#test/builders.actor'
import type { RouteWithDays } from '#modules/account/schedules/delivery-days'
import { deliveryCharge } from './delivery-charge.ts'

const route = (charge: number | null, minimum = 0) => ({ charge, minimum }) as RouteWithDays
const charge = (routes: RouteWithDays[], deliveryType: 'delivery' | 'pickup' | 'carrier' = 'delivery') =>
  deliveryCharge(anActor(), { wanted: { deliveryType }, routes })
const refusal = (message: RegExp) =>
  expect.objectContaining({
    code: 'order.wrong-choice',
    fields: [{ field: 'deliveryType', message: expect.stringMatching(message), code: 'wrong_choice' }],
  })

test('of several cars the cheapest counts, a free one too; pickup and a carrier cost nothing', () => {
  expect(charge([route(900), route(500), route(null), route(700)])).toBe(500)
  expect(charge([route(900), route(0)])).toBe(0)
  expect([charge([route(900)], 'pickup'), charge([route(900)], 'carrier'), charge([], 'carrier')]).toEqual([0, 0, 0])
})

test('where every car wants a larger order the least of their sums is named; where no car comes, delivery is refused', () => {
  expect(() => charge([route(null, 7_000_00), route(null, 5_000_00)])).toThrow(refusal(/^Доставляем заказы от 5\s000(,00)?\s₽$/))
  expect(() => charge([])).toThrow(refusal(/^Так получить заказ нельзя$/))
})
