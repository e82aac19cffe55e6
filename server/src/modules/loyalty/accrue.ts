import { siteConfig } from '@vitrina/contract/site/site.settings'
import type { Context } from '#platform/context'
import { shiftDay, sellerDay } from '@vitrina/contract/days/days.rules'
import {
  findAccrued,
  insertEntries,
  insertLot,
  isKnown,
  listEarningLines,
  lockEarningOrder,
  lockLotsOf,
  orderOfReturn,
  orderOfShipment,
  spendFromLot,
} from './loyalty.queries.ts'
import { earnedBy, monthsAfter, spendPoints } from './points.rules.ts'

/** Points for shipped goods; they wait until the order is paid, unless it is already. */
export async function accruePending(tx: Context, shipmentId: number): Promise<void> {
  const key = `pending:${shipmentId}`
  const order = await lockEarningOrder(tx, await orderOfShipment(tx, shipmentId))
  if (!siteConfig.parse(order.config).toggles.loyaltyClub || (await isKnown(tx, key))) return
  // From all of the order, so that parts shipped one after the other earn exactly the promised points.
  const { given } = await findAccrued(tx, order.id)
  const points = earnedBy(await listEarningLines(tx, order.id)) - given
  if (points <= 0) return
  await insertEntries(tx, [{ companyId: order.companyId, orderId: order.id, kind: 'earn_pending', amount: points, key }])
  await accrueOnPayment(tx, order.id)
}

/** Once the order is paid its points are the company's: usable after the days of holding, alive for some months. */
export async function accrueOnPayment(tx: Context, orderId: number): Promise<void> {
  const { id, companyId, isPaid, config } = await lockEarningOrder(tx, orderId)
  if (!isPaid) return
  const { pending, lastPending } = await findAccrued(tx, id)
  if (pending <= 0) return
  const { holdDays, lifeMonths } = siteConfig.parse(config).loyalty
  const today = sellerDay(tx.now())
  const lotId = await insertLot(tx, {
    companyId,
    orderId: id,
    earned: pending,
    remaining: pending,
    availableOn: shiftDay(today, holdDays),
    expiresOn: monthsAfter(today, lifeMonths),
  })
  await insertEntries(tx, [
    { companyId, orderId: id, kind: 'earn_pending', amount: -pending, key: `paid:${id}:${lastPending}` },
    { companyId, orderId: id, lotId, kind: 'earn', amount: pending, key: `earn:${id}:${lastPending}` },
  ])
}

/** Returned goods earn nothing: first waiting points go, then the order's own lots. Points spent already are not asked back. */
export async function reverseForReturn(tx: Context, returnId: number): Promise<void> {
  const key = `return:${returnId}`
  const { id, companyId } = await lockEarningOrder(tx, await orderOfReturn(tx, returnId))
  if ((await isKnown(tx, key)) || (await isKnown(tx, `${key}:pending`))) return
  const { given, pending } = await findAccrued(tx, id)
  const points = given - earnedBy(await listEarningLines(tx, id))
  if (points <= 0) return
  const waiting = Math.min(points, pending)
  if (waiting > 0) await insertEntries(tx, [{ companyId, orderId: id, kind: 'earn_pending', amount: -waiting, key: `${key}:pending` }])
  if (points === waiting) return
  const { taken, short } = spendPoints(await lockLotsOf(tx, id), points - waiting)
  if (taken.length === 0) return
  for (const part of taken) await spendFromLot(tx, part)
  const reason = short > 0 ? `spent before the return: ${short}` : ''
  await insertEntries(
    tx,
    taken.map((part, at) => ({
      companyId,
      orderId: id,
      lotId: part.lotId,
      kind: 'refund' as const,
      amount: -part.points,
      key: at === 0 ? key : `${key}:${part.lotId}`,
      reason,
    })),
  )
}
