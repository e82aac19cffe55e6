import * as z from 'zod'
import { job } from '#platform/jobs'
import { deleteOldChanges } from './changes.queries.ts'

/** An index older than a day is built anew, so nobody asks for changes from before. */
export const forgetChanges = job({
  name: 'catalogue.forget-changes',
  payload: z.object({}),
  run: ({ db }) => deleteOldChanges(db),
})
