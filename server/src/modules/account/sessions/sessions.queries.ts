import { and, desc, eq, gt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { sessions, users } from '#tables/users'

/** Living ones: as the session itself is asked for at every call. */
const isAlive = and(
  gt(sessions.expiresAt, sql`now()`),
  sql`(${sessions.seenAt} > now() - interval '12 hours' or ${sessions.expiresAt} - ${sessions.createdAt} > interval '24 hours')`,
)

export const listSessions = ({ db }: Context, { userId, tokenHash }: { userId: number; tokenHash: Buffer }) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      isCurrent: sql<boolean>`${sessions.tokenHash} = ${tokenHash}`,
      staff: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.staffId))
    .where(and(eq(sessions.userId, userId), isAlive))
    .orderBy(desc(sql`${sessions.tokenHash} = ${tokenHash}`), desc(sessions.seenAt))
    .limit(100)
