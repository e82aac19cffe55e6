import { and, desc, eq, gt, isNull, lt, sql, PgTransaction } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { companies, invitations } from '#tables/companies'
import { users } from '#tables/users'

type Ours = { id: number; companyId: number }
const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt))
const isOurs = ({ id, companyId }: Ours) => and(eq(invitations.id, id), eq(invitations.companyId, companyId), isOpen)

const shown = {
  id: invitations.id,
  uuid: invitations.uuid,
  name: invitations.name,
  email: invitations.email,
  phone: invitations.phone,
  role: invitations.role,
  tries: invitations.tries,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  isOver: sql<boolean>`${invitations.expiresAt} <= now()`,
  invitedBy: { firstName: users.firstName, lastName: users.lastName, email: users.email },
}

export const listInvitations = ({ db }: Context, companyId: number) =>
  db
    .select(shown)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.companyId, companyId), isOpen))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))

export async function findInvitation({ db }: Context, ours: Ours) {
  const [row] = await db
    .select({ ...shown, companyName: companies.name })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(isOurs(ours))
  return row
}

export async function insertInvitation(
  { db }: Context,
  { days, ...invitation }: Omit<typeof invitations.$inferInsert, 'expiresAt'> & { days: number },
): Promise<number> {
  const [row] = await db
    .insert(invitations)
    .values({ ...invitation, expiresAt: sql`now() + make_interval(days => ${days})` })
    .returning({ id: invitations.id })
  if (!row) throw new Error('The invitation was not written')
  return row.id
}

export const renewInvitation = ({ db }: Context, ours: Ours, { codeHash, days }: { codeHash: Buffer; days: number }) =>
  db
    .update(invitations)
    .set({ codeHash, tries: 0, expiresAt: sql`now() + make_interval(days => ${days})` })
    .where(isOurs(ours))

export async function revokeInvitation({ db }: Context, ours: Ours): Promise<boolean> {
  const changed = await db.update(invitations).set({ revokedAt: sql`now()` }).where(isOurs(ours)).returning({ id: invitations.id })
  return changed.length > 0
}

const isAlive = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, sql`now()`))

const livingCompany = sql`${invitations.companyId} in (select id from companies where state not in ('rejected', 'inactive', 'deleted'))`

/** The living invitation, of which one try is taken; undefined when it is dead. */
export async function consumeTry({ db }: Context, { uuid, maxTries }: { uuid: string; maxTries: number }) {
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
export const returnTry = ({ db }: Context, id: number) =>
  db
    .update(invitations)
    .set({ tries: sql`${invitations.tries} - 1` })
    .where(eq(invitations.id, id))

/** False when it was accepted meanwhile, or revoked. */
export async function markAccepted({ db }: Context, id: number): Promise<boolean> {
  const accepted = await db
    .update(invitations)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(invitations.id, id), isAlive))
    .returning({ id: invitations.id })
  return accepted.length > 0
}
