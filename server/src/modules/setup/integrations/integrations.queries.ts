import { and, eq, gt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { analyticsEvents } from '#tables/analytics'
import { users } from '#tables/users'

export async function findOwnEmail({ db }: Context, userId: number): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email ?? null
}

export const countEventsOfDay = ({ db }: Context, siteId: number): Promise<number> =>
  db.$count(analyticsEvents, and(eq(analyticsEvents.siteId, siteId), gt(analyticsEvents.happenedAt, sql`now() - interval '1 day'`)))
