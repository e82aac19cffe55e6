import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { deleteExpired } from './expired.queries.ts'

/** Expired codes, proofs and sessions open nothing and are deleted. */
export const purgeExpired = job({ name: 'auth.clean-up', payload: z.object({}), run: (ctx) => deleteExpired(ctx) })
