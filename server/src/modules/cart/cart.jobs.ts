import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { purgeOldCarts } from './deletions.queries.ts'

/** Carts of visitors who never came back, and deletions too old to undo. */
export const cleanUpCarts = job({
  name: 'cart.clean-up',
  payload: z.object({}),
  run: purgeOldCarts,
})
