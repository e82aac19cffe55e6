import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { type OrderLine, listOrderLines } from '#modules/order-record/order-lines'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { releaseExcess } from './release-held.ts'
import { heldOf } from './held-parts.rules.ts'
import { rejectReserve } from './reject-reserve.ts'
import { findActiveReserve, markConfirmed } from './reserve.queries.ts'
import { reserveDates } from './reserve-dates.ts'
import { untilInFigures } from './reserve-until.rules.ts'

type Named = readonly { id: number; amount: number }[]
/** `items`: how much of the named lines is held; lines not named are held whole. */
type ConfirmInput = { orderId: number; items?: Named | undefined }
type ConfirmedLine = { line: OrderLine; held: number; amount: number }

function confirmedLines(lines: readonly OrderLine[], items: Named): ConfirmedLine[] {
  if (items.some(({ id }) => !lines.some((line) => line.id === id))) throw new AppError('order.line-not-found')
  return lines.map((line) => {
    const held = heldOf(line.sources)
    const amount = items.find(({ id }) => id === line.id)?.amount ?? held
    if (amount > held) throw new AppError('order.stock-short')
    return { line, held, amount: Math.max(amount, line.waiting) }
  })
}

/** The seller confirms that the goods wait three working days; unconfirmed ones are free again. The order must be locked. */
export async function confirmReserve(tx: Context, actor: Actor, { orderId, items = [] }: ConfirmInput): Promise<void> {
  const reserve = await findActiveReserve(tx, orderId)
  if (reserve?.state !== 'requested') throw new AppError('order.not-now')
  const confirmed = confirmedLines(await listOrderLines(tx, orderId), items)
  if (confirmed.every(({ held }) => held <= 0)) throw new AppError('order.stock-short')
  if (confirmed.every(({ amount }) => amount <= 0)) return rejectReserve(tx, actor, { orderId, reason: '' })

  const isPartial = confirmed.some(({ amount, held }) => amount < held)
  const { expiresAt, remindAt } = await reserveDates(tx, { from: tx.now(), timezone: reserve.timezone })
  await markConfirmed(tx, {
    id: reserve.id,
    isPartial,
    expiresAt,
    remindAt,
    items: confirmed.map(({ line, amount }) => ({ id: line.id, amount })),
  })
  const amounts = new Map(confirmed.map(({ line, amount }) => [line.id, amount]))
  await releaseExcess(
    tx,
    confirmed.map(({ line }) => line),
    ({ id }) => amounts.get(id) ?? 0,
  )
  await recordOrderEvent(tx, actor, {
    orderId,
    type: isPartial ? 'reserve.partially_confirmed' : 'reserve.confirmed',
    data: { reserveId: reserve.id, until: expiresAt.toISOString() },
  })
  const until = untilInFigures(expiresAt, reserve.timezone)
  await notifyAboutOrder(tx, orderId, isPartial ? 'reservePartlyConfirmed' : 'reserveConfirmed', {
    key: `reserve-confirmed:${reserve.id}`,
    until,
  })
}
