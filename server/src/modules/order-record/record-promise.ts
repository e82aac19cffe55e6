import type { Context } from '#platform/context'
import { insertPromise, type NewPromise } from './promises.queries.ts'

/** What an order is promised, kept as it was said; each change is another row. */
export const recordPromise = (tx: Context, promise: NewPromise): Promise<void> => insertPromise(tx, promise)
