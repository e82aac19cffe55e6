import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { deleteOldChanges } from './customers/customers.queries.ts'

/** A server that was silent for longer reads all customers anew, so earlier changes are never read. */
export const purgeCustomerChanges = job({
  name: 'desk-search.forget-changes',
  payload: z.object({}),
  run: ({ db }) => deleteOldChanges(db),
})
