import { and, asc, eq, gt, isNull, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { staffInvitations } from '#tables/staff'

type NewInvitation = Omit<typeof staffInvitations.$inferInsert, 'expiresAt'>

const INVITATION_DAYS = 7
const expiresAt = sql`now() + make_interval(days => ${INVITATION_DAYS})`

const isOpen = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.revokedAt))

const shown = {
  id: staffInvitations.id,
  email: staffInvitations.email,
  lastName: staffInvitations.lastName,
  firstName: staffInvitations.firstName,
  role: staffInvitations.role,
  createdAt: staffInvitations.createdAt,
  expiresAt: staffInvitations.expiresAt,
}

export type InvitationRow = Awaited<ReturnType<typeof listStaffInvitations>>[number]

export const listStaffInvitations = ({ db }: Context) =>
  db.select(shown).from(staffInvitations).where(isOpen).orderBy(asc(staffInvitations.createdAt))

/** Two invitations of one address at once stand in line. */
export const lockAddress = ({ db }: Context, email: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff-invitation:${email}`}, 0))`)

export async function findOpenInvitation({ db }: Context, email: string) {
  const [row] = await db
    .select({ id: staffInvitations.id })
    .from(staffInvitations)
    .where(and(eq(staffInvitations.email, email), isOpen, gt(staffInvitations.expiresAt, sql`now()`)))
  return row
}

export async function insertInvitation({ db }: Context, invitation: NewInvitation): Promise<InvitationRow> {
  // An expired one of the same address makes room.
  await db
    .update(staffInvitations)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(staffInvitations.email, invitation.email), isOpen))
  const [made] = await db
    .insert(staffInvitations)
    .values({ ...invitation, expiresAt })
    .returning(shown)
  if (!made) throw new Error('The invitation was not written')
  return made
}

export async function renewInvitation({ db }: Context, { id, tokenHash }: { id: number; tokenHash: Buffer }) {
  const [row] = await db
    .update(staffInvitations)
    .set({ tokenHash, expiresAt })
    .where(and(eq(staffInvitations.id, id), isOpen))
    .returning(shown)
  return row
}

export async function revokeInvitation({ db }: Context, id: number) {
  const [row] = await db
    .update(staffInvitations)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(staffInvitations.id, id), isOpen))
    .returning(shown)
  return row
}

export async function findByToken({ db }: Context, tokenHash: Buffer) {
  const [row] = await db
    .select(shown)
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, tokenHash), isOpen, gt(staffInvitations.expiresAt, sql`now()`)))
  return row
}

/** Undefined when it was accepted, taken back or expired meanwhile. */
export async function acceptByToken({ db }: Context, tokenHash: Buffer) {
  const [row] = await db
    .update(staffInvitations)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(staffInvitations.tokenHash, tokenHash), isOpen, gt(staffInvitations.expiresAt, sql`now()`)))
    .returning(shown)
  return row
}
