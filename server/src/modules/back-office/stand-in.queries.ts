import { and, eq, notInArray, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { companies, companyMembers } from '#tables/companies'
import { users } from '#tables/users'
import type { StaffScope } from './customers.queries.ts'

/** A buyer this member of staff may stand in for, with the buyer's active company. */
export async function findBuyer({ db }: Context, { userId, staffId, seesAll }: StaffScope & { userId: number }) {
  const [buyer] = await db
    .select({
      id: users.id,
      uuid: users.uuid,
      name: sql<string>`coalesce(nullif(concat_ws(' ', nullif(${users.firstName}, ''), nullif(${users.lastName}, '')), ''), ${users.email}, ${users.phone}, '')`,
      companyId: companies.id,
      companyName: companies.name,
    })
    .from(users)
    .leftJoin(companyMembers, and(eq(companyMembers.userId, users.id), eq(companyMembers.companyId, users.activeCompanyId)))
    .leftJoin(companies, and(eq(companies.id, companyMembers.companyId), notInArray(companies.state, ['rejected', 'inactive', 'deleted'])))
    .where(
      and(
        eq(users.id, userId),
        eq(users.role, 'buyer'),
        eq(users.state, 'active'),
        seesAll ? undefined : sql`manages_company(${staffId}, ${companies.id})`,
      ),
    )
  return buyer
}
