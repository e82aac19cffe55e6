import type { Context } from '#platform/context'
import { insertPromise, type NewPromise } from './order-record.queries.ts'

/** A promise to an order, kept as it was made; each change is another row. */
export const recordPromise = (tx: Context, promise: NewPromise): Promise<void> => insertPromise(tx, promise)
