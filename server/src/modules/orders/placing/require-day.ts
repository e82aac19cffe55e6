import type { NewOrder } from '@vitrina/contract/orders/checkout'
import type { DeliveryDay } from '@vitrina/contract/account/schedules'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import type { PromiseFacts } from '#modules/promise/promise.rules'
import { isOpen } from '#modules/promise/ready-days.rules'
import { fill } from '#texts/texts'
import { checkoutTextsIn } from '#texts/checkout'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { earliestOf } from './split-order.rules.ts'

type DeliveryChoice = Pick<NewOrder, 'deliveryType' | 'warehouseId' | 'desiredOn' | 'window'>
type PromisedDays = {
  /** Of each order the cart becomes. */
  promisedOn: readonly (string | null)[]
  /** When the car comes that the promise counts on. */
  cars: readonly DeliveryDay[]
  facts: PromiseFacts
}

const refuse = (field: keyof DeliveryChoice, message: string, code = 'wrong_choice') =>
  new AppError('order.wrong-choice', { fields: [{ field, message, code }] })

/** No day before the promise; and only one on which the car comes or the point is open. Without a chosen one the promised one counts. */
export function requireDay(
  { language }: Actor,
  { deliveryType, warehouseId, desiredOn, window }: DeliveryChoice,
  { promisedOn, cars, facts }: PromisedDays,
): void {
  if (desiredOn === null) return
  const texts = checkoutTextsIn(language).fields
  const earliest = earliestOf(promisedOn)
  if (earliest === null) throw refuse('desiredOn', texts.undated, 'undated')
  if (desiredOn < earliest) throw refuse('desiredOn', fill(texts.tooEarly, { day: formatDay(earliest) }), 'too_early')
  if (deliveryType === 'delivery') {
    const car = cars.find(({ date }) => date === desiredOn)
    if (!car) throw refuse('desiredOn', texts.noCar)
    const isInHours = car.windows.some(({ from, to }) => from === window?.from && to === window.to)
    if (window !== null && !isInHours) throw refuse('window', texts.noCar)
  }
  const point = deliveryType === 'pickup' && warehouseId !== null ? facts.places.get(warehouseId) : undefined
  if (point && !isOpen(facts.calendar, point, desiredOn)) throw refuse('desiredOn', texts.closed)
}
