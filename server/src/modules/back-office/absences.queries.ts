import { and, asc, eq, gte, inArray, lte, sql, alias } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { managerAbsences } from '#tables/companies'
import { users } from '#tables/users'

const substitute = alias(users, 'substitute')

const nameOf = (person: typeof users | typeof substitute) =>
  sql<string>`coalesce(nullif(concat_ws(' ', nullif(${person.lastName}, ''), nullif(${person.firstName}, '')), ''), ${person.email}, '')`

const select = ({ db }: Context) =>
  db
    .select({
      id: managerAbsences.id,
      awayFrom: managerAbsences.awayFrom,
      awayTo: managerAbsences.awayTo,
      manager: { id: users.id, name: nameOf(users) },
      substitute: { id: substitute.id, name: nameOf(substitute) },
    })
    .from(managerAbsences)
    .innerJoin(users, eq(users.id, managerAbsences.managerId))
    .innerJoin(substitute, eq(substitute.id, managerAbsences.substituteId))
    .$dynamic()

export type AbsenceRow = Awaited<ReturnType<typeof listAbsences>>[number]

/** Those that are not over on this day. */
export const listAbsences = (ctx: Context, today: string) =>
  select(ctx).where(gte(managerAbsences.awayTo, today)).orderBy(asc(managerAbsences.awayFrom), asc(managerAbsences.id))

export async function findAbsence(ctx: Context, id: number): Promise<AbsenceRow | undefined> {
  const [row] = await select(ctx).where(eq(managerAbsences.id, id))
  return row
}

/** Of the seller's people at work who serve companies, locked in one order. */
export const lockSellers = ({ db }: Context, ids: readonly number[]) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), inArray(users.role, ['manager', 'head_of_sales']), eq(users.state, 'active')))
    .orderBy(asc(users.id))
    .for('no key update')

type Days = { managerId: number; awayFrom: string; awayTo: string }

export async function hasAbsence({ db }: Context, { managerId, awayFrom, awayTo }: Days): Promise<boolean> {
  const [row] = await db
    .select({ id: managerAbsences.id })
    .from(managerAbsences)
    .where(and(eq(managerAbsences.managerId, managerId), lte(managerAbsences.awayFrom, awayTo), gte(managerAbsences.awayTo, awayFrom)))
    .limit(1)
  return row !== undefined
}

export async function insertAbsence({ db }: Context, absence: Days & { substituteId: number }): Promise<number> {
  const [made] = await db.insert(managerAbsences).values(absence).returning({ id: managerAbsences.id })
  if (!made) throw new Error('The absence was not written')
  return made.id
}

export const deleteAbsence = ({ db }: Context, id: number) => db.delete(managerAbsences).where(eq(managerAbsences.id, id))
