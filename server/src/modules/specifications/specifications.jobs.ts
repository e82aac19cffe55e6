import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { PURGE_REMOVED } from './archive.ts'
import { purgeRemoved as purgeRows } from './removal.queries.ts'

/** Specifications deleted together, once the time to bring them back is over. */
export const purgeRemovedSpecifications = job({
  name: PURGE_REMOVED,
  payload: z.object({ token: z.uuid() }),
  run: (ctx, { token }) => purgeRows(ctx, token),
})
