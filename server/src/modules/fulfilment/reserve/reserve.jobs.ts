import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { forEachDue } from '#platform/jobs/for-each-due'
import { expireReserve } from './expire-reserve.ts'
import { remindOfReserve } from './remind-of-reserve.ts'
import { listDueToExpire, listDueToRemind } from './reserve.queries.ts'

/** Expired reserves free their goods. */
export const expireReserves = job({
  name: 'reserve.expire',
  payload: z.object({}),
  run: async (ctx) => forEachDue(ctx, await listDueToExpire(ctx), expireReserve),
})

/** A working day before that the buyer is notified. */
export const remindOfReserves = job({
  name: 'reserve.remind',
  payload: z.object({}),
  run: async (ctx) => forEachDue(ctx, await listDueToRemind(ctx), remindOfReserve),
})
