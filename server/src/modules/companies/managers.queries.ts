import { and, asc, desc, eq, gte, lte, sql, alias } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { companyManagers, managerAbsences, managers } from '#tables/companies'
import { users } from '#tables/users'

const otherUser = alias(users, 'other_user')
const other = alias(managers, 'other_manager')

const card = (manager: typeof managers, user: typeof users) => ({
  id: user.id,
  lastName: user.lastName,
  firstName: user.firstName,
  middleName: user.middleName,
  post: manager.post,
  phone: user.phone,
  extension: manager.extension,
  email: user.email,
  workHours: manager.workHours,
  messengers: manager.messengers,
})

/** The managers of a company, the main one first; absences and substitutes are those of `day`. */
export const listManagers = ({ db }: Context, { companyId, day }: { companyId: number; day: string }) =>
  db
    .select({
      kind: companyManagers.kind,
      isMain: companyManagers.isMain,
      manager: card(managers, users),
      awayTo: managerAbsences.awayTo,
      // Null where the substitute is gone. The card below is never null as a whole: it is of two tables.
      substituteId: otherUser.id,
      // Drizzle types an alias as its table with another name.
      substitute: card(other as unknown as typeof managers, otherUser as unknown as typeof users),
    })
    .from(companyManagers)
    .innerJoin(managers, eq(managers.userId, companyManagers.managerId))
    .innerJoin(users, and(eq(users.id, managers.userId), eq(users.state, 'active')))
    .leftJoin(
      managerAbsences,
      and(eq(managerAbsences.managerId, managers.userId), lte(managerAbsences.awayFrom, day), gte(managerAbsences.awayTo, day)),
    )
    .leftJoin(other, eq(other.userId, managerAbsences.substituteId))
    .leftJoin(otherUser, and(eq(otherUser.id, other.userId), eq(otherUser.state, 'active')))
    .where(eq(companyManagers.companyId, companyId))
    .orderBy(desc(companyManagers.isMain), asc(companyManagers.kind), asc(users.lastName), desc(managerAbsences.awayTo))

/** The company's main sales manager, and the heads of sales: the administrators where there are none. */
export async function findStaff({ db }: Context, companyId: number): Promise<{ managerId: number | null; heads: number[] }> {
  const [row] = await queryRows<{ manager_id: number | null; heads: number[] | null }>(
    db,
    { manager_id: 'number?', heads: 'json?' },
    sql`select
      (select m.manager_id from company_managers m where m.company_id = ${companyId} and m.kind = 'sales' order by m.is_main desc limit 1) as manager_id,
      (select json_agg(u.id order by u.id) from users u where u.state = 'active' and u.role = case
        when exists (select from users h where h.role = 'head_of_sales' and h.state = 'active') then 'head_of_sales' else 'administrator' end) as heads`,
  )
  return { managerId: row?.manager_id ?? null, heads: row?.heads ?? [] }
}
