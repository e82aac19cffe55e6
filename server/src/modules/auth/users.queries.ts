import { and, count, eq, ne, notInArray, sql, alias } from '#platform/database/drizzle'
import type { ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { companies, companyMembers } from '#tables/companies'
import { regions } from '#tables/sites'
import { users } from '#tables/users'
import type { Login } from './auth.rules.ts'

const staff = alias(users, 'staff')

const hasLogin = (login: Login) => ('email' in login ? eq(users.email, login.email) : eq(users.phone, login.phone))

/** The active account with this e-mail or phone. */
export async function findAccount({ db }: Context, login: Login) {
  const [user] = await db
    .select({ id: users.id, uuid: users.uuid, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(hasLogin(login), eq(users.state, 'active')))
  return user
}

/** Also when the user is blocked: the address is taken. */
export async function isRegistered({ db }: Context, login: Login): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(hasLogin(login))
  return user !== undefined
}

export async function findAccountById({ db }: Context, id: number) {
  const [user] = await db
    .select({ id: users.id, uuid: users.uuid, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), eq(users.state, 'active')))
  return user
}

export async function findUser({ db }: Context, { id, companyId, staffId }: Pick<ActorUser, 'id' | 'companyId' | 'staffId'>) {
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
      avatarKey: users.avatarKey,
      isIndividual: users.isIndividual,
      region: { id: regions.id, name: regions.name },
      companyName: companies.name,
      staff: { firstName: staff.firstName, lastName: staff.lastName, email: staff.email },
      companyCount: sql<number>`(${memberships})`,
    })
    .from(users)
    .leftJoin(regions, eq(regions.id, users.regionId))
    .leftJoin(companies, eq(companies.id, sql`${companyId}::int`))
    .leftJoin(staff, eq(staff.id, sql`${staffId}::int`))
    .where(and(eq(users.id, id), ne(users.state, 'deleted')))
  return user
}

/** The addresses the user may sign in by. */
export async function findLogins({ db }: Context, id: number): Promise<Login[]> {
  const [user] = await db.select({ email: users.email, phone: users.phone }).from(users).where(eq(users.id, id))
  return [...(user?.email ? [{ email: user.email }] : []), ...(user?.phone ? [{ phone: user.phone }] : [])]
}
