import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { insertEntries, insertLot } from './earning.queries.ts'
import type { PointsHolder } from './points-holder.ts'
import { monthsAfter } from './points.rules.ts'

/** Points by hand: a lot of its own that can be used at once. */
export async function givePoints(
  tx: Context,
  holder: PointsHolder,
  { points, lifeMonths, reason, key }: { points: number; lifeMonths: number; reason: string; key: string },
): Promise<void> {
  const today = sellerDay(tx.now())
  const expiresOn = monthsAfter(today, lifeMonths)
  const lotId = await insertLot(tx, { ...holder, earned: points, remaining: points, availableOn: today, expiresOn })
  await insertEntries(tx, [{ ...holder, lotId, kind: 'adjust', amount: points, reason, key }])
}
