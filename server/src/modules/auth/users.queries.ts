import { and, count, eq, ne, notInArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { companies, companyMembers } from '#tables/companies'
import { regions } from '#tables/sites'
import { users } from '#tables/users'
import type { Login } from './auth.rules.ts'

export async function findUserToSignIn({ db }: Context, login: Login) {
  const [user] = await db
    .select({ id: users.id, uuid: users.uuid, passwordHash: users.passwordHash })
    .from(users)
    .where(and('email' in login ? eq(users.email, login.email) : eq(users.phone, login.phone), eq(users.state, 'active')))
  return user
}

export async function findUser({ db }: Context, { id, companyId }: { id: number; companyId: number | null }) {
  const memberships = db
    .select({ count: count() })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, users.id), notInArray(companies.state, ['rejected', 'inactive', 'deleted'])))
  const [user] = await db
    .select({
      id: users.id,
      uuid: users.uuid,
      phone: users.phone,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      region: { id: regions.id, name: regions.name },
      companyName: companies.name,
      companyCount: sql<number>`(${memberships})`,
    })
    .from(users)
    .leftJoin(regions, eq(regions.id, users.regionId))
    .leftJoin(companies, eq(companies.id, sql`${companyId}::int`))
    .where(and(eq(users.id, id), ne(users.state, 'deleted')))
  return user
}
