import * as z from 'zod'
import { type Context, inTransaction } from '#platform/context'
import { job } from '#platform/jobs'
import { expireReserve } from './expire-reserve.ts'
import { remindOfReserve } from './remind-of-reserve.ts'
import { listDueToExpire, listDueToRemind } from './reserve.queries.ts'

/** Each in a transaction of its own: one that fails keeps nobody else waiting, and the job tells of it. */
async function forEachDue(ctx: Context, due: readonly number[], work: (tx: Context, id: number) => Promise<void>): Promise<void> {
  const errors: unknown[] = []
  for (const id of due)
    try {
      await inTransaction(ctx, (tx) => work(tx, id))
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${due.length} reserves failed`)
}

/** Reserves whose time is over give their goods back. */
export const expireReserves = job({
  name: 'reserve.expire',
  payload: z.object({}),
  run: async (ctx) => forEachDue(ctx, await listDueToExpire(ctx), expireReserve),
})

/** A working day before that the buyer hears of it. */
export const remindOfReserves = job({
  name: 'reserve.remind',
  payload: z.object({}),
  run: async (ctx) => forEachDue(ctx, await listDueToRemind(ctx), remindOfReserve),
})
