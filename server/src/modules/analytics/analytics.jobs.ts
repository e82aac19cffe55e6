import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { deleteOldEvents } from './analytics.queries.ts'

/** A month is compared with the same month of the last year. */
const KEPT_DAYS = 400

export const purgeOldEvents = job({
  name: 'analytics.forget-events',
  payload: z.object({}),
  run: (ctx) => deleteOldEvents(ctx, { days: KEPT_DAYS }),
})
