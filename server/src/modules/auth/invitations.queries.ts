import { and, eq, notInArray } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { companies } from '#tables/companies'

export async function findCompanyName({ db }: Context, id: number): Promise<string> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.id, id), notInArray(companies.state, ['rejected', 'inactive', 'deleted'])))
  return company?.name ?? ''
}
