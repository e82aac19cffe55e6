import * as z from 'zod'
import { job } from '#platform/jobs'
import { deleteOutlived } from './outlived.queries.ts'

/** Codes, proofs and sessions whose time is over: they open nothing, and what opens nothing is not kept. */
export const forgetOutlived = job({ name: 'auth.clean-up', payload: z.object({}), run: (ctx) => deleteOutlived(ctx) })
