import { siteConfig } from '@vitrina/contract/site/site.settings'
import type { Context } from '#platform/context'
import { shiftDay, sellerDay } from '@vitrina/contract/days/days.rules'
import {
  type EarningOrder,
  findHolder,
  insertEntries,
  insertLot,
  isKnown,
  listLinePoints,
  lockEarningOrder,
  lockLotsOfLine,
  orderOfReturn,
  orderOfShipment,
} from './earning.queries.ts'
import { changeLot } from './lots.queries.ts'
import type { PointsHolder } from './points-holder.ts'
import { givenTooMuch, type LinePoints, monthsAfter, newlyEarned, takeBackPoints } from './points.rules.ts'

/** The owner of an order's points: that of its first ones, else as the seller decided. Null: a person who is not there. */
async function holderOf(tx: Context, order: EarningOrder): Promise<PointsHolder | null> {
  const known = await findHolder(tx, order.id)
  if (known) return known
  if (siteConfig.parse(order.config).loyalty.owner === 'company') return { companyId: order.companyId, personId: null }
  return order.createdBy === null ? null : { companyId: order.companyId, personId: order.createdBy }
}

/** Points for shipped goods; they wait until the order is paid, unless it is already. */
export async function accruePending(tx: Context, shipmentId: number): Promise<void> {
  const order = await lockEarningOrder(tx, await orderOfShipment(tx, shipmentId))
  const key = `pending:${shipmentId}`
  if (!siteConfig.parse(order.config).toggles.loyaltyClub || (await isKnown(tx, order.id, key))) return
  const holder = await holderOf(tx, order)
  // From all of the order, so that parts shipped one after the other earn exactly the promised points.
  const earned = newlyEarned((await listLinePoints(tx, order.id)).lines)
  if (!holder || earned.length === 0) return
  await insertEntries(
    tx,
    earned.map(({ line: { orderItemId }, points }) => ({
      ...holder,
      orderId: order.id,
      orderItemId,
      kind: 'earn_pending' as const,
      amount: points,
      key: `${key}:${orderItemId ?? 0}`,
    })),
  )
  await accrueOnPayment(tx, order.id)
}

/** Once the order is paid its points are the holder's: usable after the days of holding, alive for some months. */
export async function accrueOnPayment(tx: Context, orderId: number): Promise<void> {
  const order = await lockEarningOrder(tx, orderId)
  if (!order.isPaid) return
  const { lines, lastPending } = await listLinePoints(tx, orderId)
  const waiting = lines.filter(({ pending }) => pending > 0)
  const holder = waiting.length > 0 ? await holderOf(tx, order) : null
  if (!holder) return
  const earned = waiting.reduce((sum, { pending }) => sum + pending, 0)
  const { holdDays, lifeMonths } = siteConfig.parse(order.config).loyalty
  const today = sellerDay(tx.now())
  const expiresOn = monthsAfter(today, lifeMonths)
  const lotId = await insertLot(tx, { ...holder, orderId, earned, remaining: earned, availableOn: shiftDay(today, holdDays), expiresOn })
  await insertEntries(
    tx,
    waiting.flatMap(({ orderItemId, pending }) => {
      const cause = `${orderId}:${orderItemId ?? 0}:${lastPending}`
      const entry = { ...holder, orderId, orderItemId }
      return [
        { ...entry, kind: 'earn_pending' as const, amount: -pending, key: `paid:${cause}` },
        { ...entry, lotId, kind: 'earn' as const, amount: pending, key: `earn:${cause}` },
      ]
    }),
  )
}

/** Returned goods earn nothing: first the waiting points of each line go, then those of the very lots the line earned. */
export async function reverseForReturn(tx: Context, returnId: number): Promise<void> {
  const order = await lockEarningOrder(tx, await orderOfReturn(tx, returnId))
  await takeBackExcess(tx, order.id, { key: `return:${returnId}`, returnId })
}

type Cause = { key: string; returnId: number | null }

/** Takes what the ledger gave beyond the goods that stayed. Points spent already are not asked back, unless they come back themselves. */
export async function takeBackExcess(tx: Context, orderId: number, cause: Cause): Promise<void> {
  if (await isKnown(tx, orderId, cause.key)) return
  const { lines } = await listLinePoints(tx, orderId)
  const holder = await findHolder(tx, orderId)
  if (!holder) return
  for (const { line, points } of givenTooMuch(lines)) await takeBackLine(tx, { holder, orderId, line, points, cause })
}

type LineToTake = { holder: PointsHolder; orderId: number; line: LinePoints; points: number; cause: Cause }

async function takeBackLine(tx: Context, { holder, orderId, line, points, cause: { key, returnId } }: LineToTake): Promise<void> {
  const { orderItemId, pending } = line
  const entry = { ...holder, orderId, orderItemId, returnId }
  const waiting = Math.min(points, pending)
  if (waiting > 0)
    await insertEntries(tx, [{ ...entry, kind: 'earn_pending', amount: -waiting, key: `${key}:pending:${orderItemId ?? 0}` }])
  const { taken, short } = takeBackPoints(await lockLotsOfLine(tx, orderId, orderItemId), points - waiting)
  for (const { lotId, points: part } of taken) await changeLot(tx, { lotId, points: -part })
  if (taken.length === 0) return
  await insertEntries(
    tx,
    taken.map(({ lotId, points: part }) => ({
      ...entry,
      lotId,
      kind: 'refund' as const,
      amount: -part,
      key: `${key}:${orderItemId ?? 0}:${lotId}`,
      reason: short > 0 ? `spent before the return: ${short}` : '',
    })),
  )
}
