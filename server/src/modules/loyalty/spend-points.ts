import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { takeBackExcess } from './accrue.ts'
import { insertEntries, lockEarningOrder } from './earning.queries.ts'
import { changeLot, listSpent, lockAvailableLots, type Spending } from './lots.queries.ts'
import type { PointsHolder } from './points-holder.ts'
import { restorePoints as partsToRestore, spendPoints as partsToSpend } from './points.rules.ts'

type ToSpend = {
  points: number
  /** The object they are spent on; an adjustment by hand names its reason. */
  on: (Spending & { orderId: number | null }) | { reason: string }
  key: string
}

/** Takes points from the lots that expire first; refuses when there are too few that can be used today. */
export async function spendPoints(tx: Context, holder: PointsHolder, { points, on, key }: ToSpend): Promise<void> {
  const lots = await lockAvailableLots(tx, holder, sellerDay(tx.now()))
  const { taken, short } = partsToSpend(lots, points)
  if (short > 0) throw new AppError('points.too-few', { params: { available: (points - short) / 100 } })
  for (const { lotId, points: part } of taken) await changeLot(tx, { lotId, points: -part })
  await insertEntries(
    tx,
    taken.map(({ lotId, points: part }) => ({
      ...holder,
      ...on,
      lotId,
      kind: 'reason' in on ? ('adjust' as const) : ('redeem' as const),
      amount: -part,
      key: `${key}:${lotId}`,
    })),
  )
}

/**
 * Spent points go back to exactly the lots they came from, with the days those have; `inAll`: so many are back after it, null: all.
 * A lot whose goods were returned meanwhile loses them at once.
 */
export async function restorePoints(
  tx: Context,
  spending: Spending,
  { inAll, returnId = null, key }: { inAll: number | null; returnId?: number | null; key: string },
): Promise<void> {
  const { parts, restored } = await listSpent(tx, spending)
  const left = parts.reduce((sum, { points }) => sum + points, 0)
  const back = partsToRestore(parts, inAll === null ? left : Math.max(0, inAll - restored))
  const orderIds = new Set(parts.flatMap(({ orderId }) => orderId ?? []))
  for (const orderId of [...orderIds].toSorted((one, other) => one - other)) await lockEarningOrder(tx, orderId)
  for (const { lotId, points } of back) {
    const holder = await changeLot(tx, { lotId, points })
    await insertEntries(tx, [{ ...holder, ...spending, returnId, lotId, kind: 'restore', amount: points, key: `${key}:${lotId}` }])
  }
  for (const orderId of orderIds) await takeBackExcess(tx, orderId, { key, returnId })
}
