import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { findActiveReserve, markExtended } from './reserve.queries.ts'
import { reserveDates } from './reserve-dates.ts'

/** Three working days more, counted from the present end. The actions of the order, which must be locked, limit how often. */
export async function extendReserve(tx: Context, actor: Actor, { orderId }: { orderId: number }): Promise<void> {
  const reserve = await findActiveReserve(tx, orderId)
  // Over, though not ended yet by the job: its goods are no longer promised.
  if (!reserve?.expiresAt || reserve.expiresAt <= tx.now()) throw new AppError('order.not-now')
  const { expiresAt, remindAt } = await reserveDates(tx, { from: reserve.expiresAt, timezone: reserve.timezone })
  await markExtended(tx, { id: reserve.id, expiresAt, remindAt })
  await recordOrderEvent(tx, actor, {
    orderId,
    type: 'reserve.extended',
    data: { reserveId: reserve.id, from: reserve.expiresAt.toISOString(), until: expiresAt.toISOString() },
  })
}
