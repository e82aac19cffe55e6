import type { Context } from '#platform/context'
import { orderPromises } from '#tables/orders'

export type NewPromise = Pick<typeof orderPromises.$inferInsert, 'orderId' | 'day' | 'lines' | 'cause' | 'reason'>

export async function insertPromise({ db, now }: Context, promise: NewPromise): Promise<void> {
  await db.insert(orderPromises).values({ ...promise, at: now() })
}
