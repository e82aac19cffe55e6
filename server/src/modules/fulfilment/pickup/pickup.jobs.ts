import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { forEachDue } from '#platform/jobs/for-each-due'
import { expirePickup } from './expire-pickup.ts'
import { listDueToRemind, listOverdue } from './pickup.queries.ts'
import { remindOfPickup } from './remind-of-pickup.ts'

/** Goods not collected in time are free again. */
export const expirePickups = job({
  name: 'pickup.give-up',
  payload: z.object({}),
  run: async (ctx) => forEachDue(ctx, await listOverdue(ctx), expirePickup),
})

/** Before that the buyer gets a reminder. */
export const remindOfPickups = job({
  name: 'pickup.remind',
  payload: z.object({}),
  run: async (ctx) => forEachDue(ctx, await listDueToRemind(ctx), remindOfPickup),
})
