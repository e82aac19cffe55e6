import type { NewOrder } from '@vitrina/contract/checkout'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { deliveryDays } from '#modules/account/schedules/delivery-days'
import { fill } from '#texts/texts'
import { checkoutTextsIn } from '#texts/checkout'
import { inRoubles } from '#texts/roubles'

type Wanted = Pick<NewOrder, 'deliveryType' | 'desiredOn' | 'window'>
type Routes = Awaited<ReturnType<typeof deliveryDays>>

const refuse = (field: keyof Wanted, message: string) =>
  new AppError('order.wrong-choice', { fields: [{ field, message, code: 'wrong_choice' }] })

/** The car comes on the days of its route, within its hours; who names none takes the next one. */
function requireDay({ language }: Actor, { desiredOn, window }: Wanted, routes: Routes): void {
  if (desiredOn === null) return
  const texts = checkoutTextsIn(language).fields
  const onDay = routes.flatMap(({ days }) => days.filter(({ date }) => date === desiredOn))
  if (onDay.length === 0) throw refuse('desiredOn', texts.noCar)
  const isInHours = onDay.some(({ windows }) => windows.some(({ from, to }) => from === window?.from && to === window.to))
  if (window !== null && !isInHours) throw refuse('window', texts.noCar)
}

/** What the seller's own car costs for goods of this sum; pickup and a carrier cost the seller nothing. */
export async function deliveryCharge(
  tx: Context,
  actor: Actor,
  { wanted, regionId, sum }: { wanted: Wanted; regionId: number; sum: number },
): Promise<number> {
  if (wanted.deliveryType !== 'delivery') return 0
  const { language } = actor
  const texts = checkoutTextsIn(language).fields
  const routes = await deliveryDays(tx, { regionId, from: tx.now(), sum })
  const charges = routes.flatMap(({ charge }) => charge ?? [])
  if (charges.length === 0) {
    const least = Math.min(...routes.map(({ minimum }) => minimum))
    throw refuse('deliveryType', routes.length > 0 ? fill(texts.routeMinimum, { sum: inRoubles(least, language) }) : texts.deliveryType)
  }
  requireDay(actor, wanted, routes)
  return Math.min(...charges)
}
