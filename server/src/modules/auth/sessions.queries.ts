import { and, eq, gt, lt, notInArray, sql } from 'drizzle-orm'
import type { ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { companies, companyMembers } from '#tables/companies'
import { sessions, users } from '#tables/users'

/** A session nobody asked to remember ends after half a day of silence; a remembered one lives to its own end. */
const isAwake = sql`(${sessions.seenAt} > now() - interval '12 hours' or ${sessions.expiresAt} - ${sessions.createdAt} > interval '24 hours')`
const TOUCH_EVERY = sql`interval '1 minute'`

/**
 * The living session's user with the company he may still act for, in one query.
 * Database time, so that nodes with wrong clocks agree.
 */
export async function findSessionUser({ db }: Context, tokenHash: Buffer): Promise<(ActorUser & { isToTouch: boolean }) | null> {
  const [row] = await db
    .select({
      id: users.id,
      role: users.role,
      companyId: companies.id,
      regionId: users.regionId,
      isToTouch: sql<boolean>`${sessions.seenAt} < now() - ${TOUCH_EVERY}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companyMembers, and(eq(companyMembers.userId, users.id), eq(companyMembers.companyId, users.activeCompanyId)))
    .leftJoin(companies, and(eq(companies.id, companyMembers.companyId), notInArray(companies.state, ['rejected', 'inactive', 'deleted'])))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`), isAwake, eq(users.state, 'active')))
  return row ? { ...row, onBehalfOf: null } : null
}

/** The condition is asked again: of many requests at once only one writes. */
export const touchSession = ({ db }: Context, tokenHash: Buffer) =>
  db
    .update(sessions)
    .set({ seenAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, sql`now() - ${TOUCH_EVERY}`)))

type NewSession = { tokenHash: Buffer; userId: number; ip: string; userAgent: string; hours: number }

export const insertSession = ({ db }: Context, { hours, ...session }: NewSession) =>
  db.insert(sessions).values({ ...session, expiresAt: sql`now() + make_interval(hours => ${hours})` })

export const deleteSession = ({ db }: Context, tokenHash: Buffer) => db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
