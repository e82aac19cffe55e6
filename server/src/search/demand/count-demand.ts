import { type Context, inTransaction } from '#platform/context'
import { writeCompanyDemand, writeProductDemand } from './demand.queries.ts'

/** Counts anew what was bought in the last year; the order of searches follows it. */
export const countDemand = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await writeProductDemand(tx)
    await writeCompanyDemand(tx)
  })
