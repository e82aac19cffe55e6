import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { deleteOldSearches } from './search-log.queries.ts'

/** Older searches no longer help to word the catalogue. */
const SEARCHES_DAYS = 180

export const purgeOldSearches = job({
  name: 'catalogue.forget-searches',
  payload: z.object({}),
  run: (ctx) => deleteOldSearches(ctx, SEARCHES_DAYS),
})
