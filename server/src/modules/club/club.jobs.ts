import * as z from 'zod'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { inTransaction } from '#platform/context'
import { claimOnce } from '#platform/jobs/claim-once'
import { job } from '#platform/jobs/jobs'
import { listExpiring } from './member-readers.queries.ts'
import { notifyAboutExpiring } from './notify-about-club.ts'
import { refreshLevels } from './refresh-levels.ts'

/** Every night a day falls out of the twelve months that levels are counted by. */
export const refreshClubLevels = job({
  name: 'club.levels',
  payload: z.object({}),
  run: (ctx) => inTransaction(ctx, (tx) => refreshLevels(tx, null)),
})

/** Time enough to choose a reward or to have an invoice to pay. */
const REMINDED_DAYS = 14

/** Every morning: one letter to each member about the days not written about yet. */
export const remindOfExpiringPoints = job({
  name: 'club.remind-of-expiring-points',
  payload: z.object({}),
  run: async (ctx) => {
    const today = sellerDay(ctx.now())
    const found = await listExpiring(ctx, { from: today, to: shiftDay(today, REMINDED_DAYS) })
    for (const [memberId, days] of Map.groupBy(found, (row) => row.memberId))
      await inTransaction(ctx, async (tx) => {
        const fresh = []
        for (const day of days) if (await claimOnce(tx, `points-expiring:${memberId}:${day.on}`)) fresh.push(day)
        if (fresh.length > 0) await notifyAboutExpiring(tx, { memberId, days: fresh })
      })
  },
})
