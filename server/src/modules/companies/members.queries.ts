import { and, asc, count, eq } from '#platform/database/drizzle'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import type { Context } from '#platform/context'
import { companyMembers } from '#tables/companies'
import { users } from '#tables/users'

type Member = { companyId: number; userId: number }
const isMember = ({ companyId, userId }: Member) => and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId))

/** Deleted users are left out. */
export const listMembers = ({ db }: Context, companyId: number, only?: number) =>
  db
    .select({
      id: users.id,
      lastName: users.lastName,
      firstName: users.firstName,
      middleName: users.middleName,
      position: users.position,
      email: users.email,
      phone: users.phone,
      role: companyMembers.role,
      joinedAt: companyMembers.joinedAt,
    })
    .from(companyMembers)
    .innerJoin(users, and(eq(users.id, companyMembers.userId), eq(users.state, 'active')))
    .where(and(eq(companyMembers.companyId, companyId), only === undefined ? undefined : eq(users.id, only)))
    .orderBy(asc(companyMembers.joinedAt), asc(users.id))

export async function countOwners({ db }: Context, companyId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(companyMembers)
    .innerJoin(users, and(eq(users.id, companyMembers.userId), eq(users.state, 'active')))
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')))
  return row?.count ?? 0
}

export const setRole = ({ db }: Context, member: Member, role: CompanyRole) =>
  db.update(companyMembers).set({ role }).where(isMember(member))

/** A role the user has already stays. */
export const insertMember = ({ db }: Context, member: typeof companyMembers.$inferInsert) =>
  db.insert(companyMembers).values(member).onConflictDoNothing()

export const deleteMember = ({ db }: Context, member: Member) => db.delete(companyMembers).where(isMember(member))

/** Whether a user with this e-mail or phone is a member already. */
export async function hasMember(
  { db }: Context,
  { companyId, email, phone }: { companyId: number; email: string | null; phone: string | null },
) {
  const contact = email === null ? eq(users.phone, phone ?? '') : eq(users.email, email)
  const [row] = await db
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), contact))
  return row !== undefined
}
