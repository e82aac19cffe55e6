import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { deleteOldJobs } from './jobs.queries.ts'
import { deleteStaleTexts } from './unmatched-texts.queries.ts'

/** Imports nobody has touched for a week, and texts that nobody answered for half a year. */
export const purgeOldImports = job({
  name: 'list-import.purge',
  payload: z.object({}),
  run: async (ctx) => {
    await deleteOldJobs(ctx)
    await deleteStaleTexts(ctx)
  },
})
