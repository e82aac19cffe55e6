import { and, asc, eq, inArray, ne, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { companyMembers } from '#tables/companies'
import { users } from '#tables/users'

const personName = sql<string>`coalesce(nullif(concat_ws(' ', nullif(${users.lastName}, ''), nullif(${users.firstName}, '')), ''), ${users.email}, ${users.phone}, '')`

/** Of a buyer; the seller's people are not closed here. Held until the end of the transaction. */
export const listMemberships = ({ db }: Context, userId: number) =>
  db
    .select({ companyId: companyMembers.companyId, role: companyMembers.role, state: users.state })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.userId, userId), eq(users.role, 'buyer'), inArray(users.state, ['active', 'blocked'])))
    .for('update')

export const countOtherOwners = ({ db }: Context, { companyId, userId }: { companyId: number; userId: number }): Promise<number> => {
  const others = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.state, 'active'), ne(users.id, userId)))
  return db.$count(
    companyMembers,
    and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner'), inArray(companyMembers.userId, others)),
  )
}

export const listBlocked = ({ db }: Context, companyId: number) =>
  db
    .select({ id: users.id, name: personName, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(users.state, 'blocked')))
    .orderBy(asc(users.id))

/** Where a letter goes, whatever became of the account. */
export async function findAddress({ db }: Context, userId: number) {
  const [person] = await db.select({ email: users.email, language: users.language }).from(users).where(eq(users.id, userId))
  return person
}
