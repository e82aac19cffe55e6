import * as z from 'zod'
import { job } from '#platform/jobs'
import { forgetOldCarts } from './deletions.queries.ts'

/** Carts of visitors who never came back, and deletions nobody has undone. */
export const cleanUpCarts = job({
  name: 'cart.clean-up',
  payload: z.object({}),
  run: forgetOldCarts,
})
