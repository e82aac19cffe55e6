import { inArray } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { orderItems } from '#tables/orders'

export const listReplacedLines = ({ db }: Context, ids: readonly number[]): Promise<(typeof orderItems.$inferSelect)[]> =>
  db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.id, [...ids]))
    .orderBy(orderItems.lineNo)
