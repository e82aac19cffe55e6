import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { deleteOldDestinations } from './destinations.queries.ts'

/** Browsers forget their uuid sooner than this; then the row is of no use. */
const RETENTION_DAYS = 400

export const purgeVisitorDestinations = job({
  name: 'promise.forget-visitors',
  payload: z.object({}),
  run: (ctx) => deleteOldDestinations(ctx, RETENTION_DAYS),
})
