import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { deleteOldJobs } from './jobs.queries.ts'

/** Imports nobody has touched for a week. */
export const purgeOldImports = job({ name: 'list-import.purge', payload: z.object({}), run: deleteOldJobs })
