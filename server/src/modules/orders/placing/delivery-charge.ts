import type { NewOrder } from '@vitrina/contract/checkout'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { deliveryDays } from '#modules/account/schedules/delivery-days'
import { fill } from '#texts/texts'
import { checkoutTextsIn } from '#texts/checkout'
import { inRoubles } from '#texts/roubles'

/** What the seller's own car costs for goods of this sum; pickup and a carrier cost the seller nothing. */
export async function deliveryCharge(
  tx: Context,
  { language }: Actor,
  { wanted, regionId, sum }: { wanted: Pick<NewOrder, 'deliveryType'>; regionId: number; sum: number },
): Promise<number> {
  if (wanted.deliveryType !== 'delivery') return 0
  const texts = checkoutTextsIn(language).fields
  const routes = await deliveryDays(tx, { regionId, from: tx.now(), sum })
  const charges = routes.flatMap(({ charge }) => charge ?? [])
  if (charges.length > 0) return Math.min(...charges)
  const least = Math.min(...routes.map(({ minimum }) => minimum))
  const message = routes.length > 0 ? fill(texts.routeMinimum, { sum: inRoubles(least, language) }) : texts.deliveryType
  throw new AppError('order.wrong-choice', { fields: [{ field: 'deliveryType', message, code: 'wrong_choice' }] })
}
