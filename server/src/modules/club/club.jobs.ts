import * as z from 'zod'
import { inTransaction } from '#platform/context'
import { job } from '#platform/jobs/jobs'
import { refreshLevels } from './refresh-levels.ts'

/** Every night a day falls out of the twelve months that levels are counted by. */
export const refreshClubLevels = job({
  name: 'club.levels',
  payload: z.object({}),
  run: (ctx) => inTransaction(ctx, (tx) => refreshLevels(tx, null)),
})
