import type { NewOrder } from '@vitrina/contract/orders/checkout'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import type { RouteWithDays } from '#modules/account/schedules/delivery-days'
import { fill } from '#texts/texts'
import { checkoutTextsIn } from '#texts/checkout'
import { inRoubles } from '#texts/roubles'

/** The price of the seller's own car, by routes that were asked for the sum of the goods; pickup and a carrier cost the seller nothing. */
export function deliveryCharge(
  { language }: Actor,
  { wanted, routes }: { wanted: Pick<NewOrder, 'deliveryType'>; routes: readonly RouteWithDays[] },
): number {
  if (wanted.deliveryType !== 'delivery') return 0
  const texts = checkoutTextsIn(language).fields
  const charges = routes.flatMap(({ charge }) => charge ?? [])
  if (charges.length > 0) return Math.min(...charges)
  const least = Math.min(...routes.map(({ minimum }) => minimum))
  const message = routes.length > 0 ? fill(texts.routeMinimum, { sum: inRoubles(least, language) }) : texts.deliveryType
  throw new AppError('order.wrong-choice', { fields: [{ field: 'deliveryType', message, code: 'wrong_choice' }] })
}
