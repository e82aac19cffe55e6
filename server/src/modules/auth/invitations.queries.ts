import { and, eq, gt, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Context } from '#platform/context'
import { companies, companyMembers, invitations } from '#tables/companies'
import { users } from '#tables/users'

const isAlive = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, sql`now()`))

const livingCompany = sql`${invitations.companyId} in (select id from companies where state not in ('rejected', 'inactive', 'deleted'))`

/** The living invitation, of which one try is taken; undefined when it is dead. */
export async function consumeInvitationTry({ db }: Context, { uuid, maxTries }: { uuid: string; maxTries: number }) {
  // In a transaction a refusal further on would give the try back, and guesses would cost nothing.
  if (db instanceof PgTransaction) throw new Error('An invitation is tried outside of transactions')
  const [row] = await db
    .update(invitations)
    .set({ tries: sql`${invitations.tries} + 1` })
    .where(and(eq(invitations.uuid, uuid), isAlive, lt(invitations.tries, maxTries), livingCompany))
    .returning()
  return row
}

/** The code was right: it was no guess. */
export const returnInvitationTry = ({ db }: Context, id: number) =>
  db
    .update(invitations)
    .set({ tries: sql`${invitations.tries} - 1` })
    .where(eq(invitations.id, id))

export async function findCompanyName({ db }: Context, id: number): Promise<string> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.id, id), notInArray(companies.state, ['rejected', 'inactive', 'deleted'])))
  return company?.name ?? ''
}

/** False when it was accepted meanwhile, or revoked. */
export async function acceptInvitation({ db }: Context, id: number): Promise<boolean> {
  const accepted = await db
    .update(invitations)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(invitations.id, id), isAlive))
    .returning({ id: invitations.id })
  return accepted.length > 0
}

type Member = typeof companyMembers.$inferInsert

/** Makes the company the user's active one; a role they have in it already stays. */
export async function joinCompany({ db }: Context, member: Member): Promise<void> {
  await db.insert(companyMembers).values(member).onConflictDoNothing()
  await db.update(users).set({ activeCompanyId: member.companyId }).where(eq(users.id, member.userId))
}
