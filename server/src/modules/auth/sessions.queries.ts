import { and, eq, gt, sql } from 'drizzle-orm'
import type { ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { sessions, users } from '#tables/users'

/** The living session's user; database time, so that nodes with wrong clocks agree. */
export async function findSessionUser({ db }: Context, tokenHash: Buffer): Promise<ActorUser | null> {
  const [row] = await db
    .select({ id: users.id, role: users.role, companyId: users.activeCompanyId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`), eq(users.state, 'active')))
  return row ? { ...row, onBehalfOf: null } : null
}
