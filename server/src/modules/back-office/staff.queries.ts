import { and, asc, count, eq, inArray, ne, sql } from '#platform/database/drizzle'
import { staffRoles } from '@vitrina/contract/roles/staff-roles.rules'
import type { Context } from '#platform/context'
import type { Login } from '#modules/auth/auth.rules'
import { companyManagers, managers } from '#tables/companies'
import { users } from '#tables/users'

const isStaff = inArray(users.role, staffRoles)

const select = ({ db }: Context) => {
  const answersFor = db.select({ count: count() }).from(companyManagers).where(eq(companyManagers.managerId, users.id))
  return db
    .select({
      id: users.id,
      name: sql<string>`coalesce(nullif(concat_ws(' ', nullif(${users.lastName}, ''), nullif(${users.firstName}, '')), ''), ${users.email}, ${users.phone}, '')`,
      email: users.email,
      phone: users.phone,
      role: users.role,
      isBlocked: sql<boolean>`${users.state} = 'blocked'`,
      hasTwoFactor: users.hasTwoFactor,
      companyCount: sql<number>`(${answersFor})::int`,
    })
    .from(users)
    .$dynamic()
}

export const listStaff = (ctx: Context) =>
  select(ctx)
    .where(and(isStaff, ne(users.state, 'deleted')))
    .orderBy(asc(users.role), asc(users.lastName), asc(users.id))

/** In any role. */
export async function findPerson(ctx: Context, id: number) {
  const [person] = await select(ctx).where(and(eq(users.id, id), ne(users.state, 'deleted')))
  return person
}

/** One of the seller's people stays locked. */
export async function lockStaff({ db }: Context, id: number) {
  const [row] = await db
    .select({ id: users.id, role: users.role, state: users.state })
    .from(users)
    .where(and(eq(users.id, id), isStaff, ne(users.state, 'deleted')))
    .for('no key update')
  return row
}

/** Every administrator at work, locked in one order. */
export const lockAdministrators = ({ db }: Context) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'administrator'), eq(users.state, 'active')))
    .orderBy(asc(users.id))
    .for('no key update')

/** Locks an active account in any role. */
export async function lockByLogin({ db }: Context, login: Login) {
  const [row] = await db
    .select({ id: users.id, role: users.role, state: users.state })
    .from(users)
    .where(and('email' in login ? eq(users.email, login.email) : eq(users.phone, login.phone), eq(users.state, 'active')))
    .for('no key update')
  return row
}

/** The manager's card for buyers; an earlier one stays. */
export const insertManager = ({ db }: Context, { userId, post }: { userId: number; post: string }) =>
  db.insert(managers).values({ userId, post }).onConflictDoNothing()
