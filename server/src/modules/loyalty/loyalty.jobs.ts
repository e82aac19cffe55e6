import * as z from 'zod'
import { inTransaction } from '#platform/context'
import { job } from '#platform/jobs/jobs'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { insertEntries } from './earning.queries.ts'
import { changeLot, lockExpiredLots } from './lots.queries.ts'

const AT_ONCE = 500

/** Unused points after their last day; every night. */
export const expirePoints = job({
  name: 'loyalty.expire',
  payload: z.object({}),
  run: async (ctx) => {
    const today = sellerDay(ctx.now())
    for (let gone = AT_ONCE; gone === AT_ONCE; )
      gone = await inTransaction(ctx, async (tx) => {
        const lots = await lockExpiredLots(tx, { today, most: AT_ONCE })
        for (const { id, remaining, lastEntry } of lots) {
          const holder = await changeLot(tx, { lotId: id, points: -remaining })
          await insertEntries(tx, [{ ...holder, lotId: id, kind: 'expire', amount: -remaining, key: `expire:${id}:${lastEntry}` }])
        }
        return lots.length
      })
  },
})
