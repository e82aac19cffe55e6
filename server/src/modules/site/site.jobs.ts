import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { deleteOldChoices } from './purge-visitors.queries.ts'

/** Browsers forget their uuid sooner than this; then the row is of no use. */
const RETENTION_DAYS = 400

export const purgeVisitorChoices = job({
  name: 'site.forget-visitors',
  payload: z.object({}),
  run: (ctx) => deleteOldChoices(ctx, RETENTION_DAYS),
})
