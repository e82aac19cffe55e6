import { and, asc, eq, notInArray, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { companies, companyMembers, legalEntities } from '#tables/companies'
import { userIdentities } from '#tables/identity'
import { users } from '#tables/users'

/** Concurrent sign-ups with one ИНН are checked one after another. */
export const lockInn = ({ db }: Context, inn: string) => db.execute(sql`select pg_advisory_xact_lock(hashtext('inn'), hashtext(${inn}))`)

/** The oldest company that has this ИНН already, with its owners. */
export async function findByInn({ db }: Context, inn: string) {
  const [company] = await db
    .select({ id: companies.id, name: companies.name })
    .from(legalEntities)
    .innerJoin(companies, eq(companies.id, legalEntities.companyId))
    .where(and(eq(legalEntities.inn, inn), notInArray(companies.state, ['rejected', 'deleted'])))
    .orderBy(asc(companies.id))
    .limit(1)
  if (!company) return null
  const owners = await db
    .select({ email: users.email, language: users.language })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, company.id), eq(companyMembers.role, 'owner'), eq(users.state, 'active')))
  return { ...company, owners }
}

/** False when the outside service's id belongs to another user already. */
export async function insertIdentity({ db }: Context, identity: typeof userIdentities.$inferInsert): Promise<boolean> {
  const made = await db.insert(userIdentities).values(identity).onConflictDoNothing().returning({ userId: userIdentities.userId })
  return made.length > 0
}
