import { asc, eq } from '@vitrina/server/src/platform/database/drizzle.ts'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import { priceTypes } from '@vitrina/server/src/tables/prices.ts'
import { regions } from '@vitrina/server/src/tables/sites.ts'
import { users } from '@vitrina/server/src/tables/users.ts'
import { accounts } from './accounts.ts'
import { companies } from './companies.ts'
import { needed } from './lookups.ts'
import { seedAbsences } from './seed-absences.ts'
import { seedAccounts, seedStaff } from './seed-accounts.ts'
import { seedCompany } from './seed-company.ts'
import { seedDiscounts } from './seed-discounts.ts'
import { membersAmongAccounts, seedManagersOf, seedMembers } from './seed-members.ts'

/** Staff, the sign-in accounts, and companies with their documents and people. Regions and price types are there already. */
export async function seedPeople(db: Db, { now }: { now: Date }): Promise<void> {
  const regionIds = new Map((await db.select({ id: regions.id, slug: regions.slug }).from(regions)).map(({ id, slug }) => [slug, id]))
  const levels = (await db.select({ id: priceTypes.id }).from(priceTypes).orderBy(asc(priceTypes.position))).map(({ id }) => id)
  const lookup = { regionId: (slug: string) => needed(regionIds.get(slug), `region ${slug}`), now }

  const userIds = await seedAccounts(db, lookup)
  const managerIds = await seedStaff(db, { ...lookup, userIds })
  await seedAbsences(db, { managerIds, now })
  const companyIds = new Map<string, number>()
  for (const [place, company] of companies.entries()) {
    const number = place + 1
    const priceTypeId = needed(levels[company.priceLevel], `price type ${company.priceLevel}`)
    const companyId = await seedCompany(db, company, { ...lookup, number, priceTypeId })
    companyIds.set(company.name, companyId)
    await seedMembers(db, { ...lookup, company, companyId, number, members: membersAmongAccounts(company, userIds) })
    await seedManagersOf(db, { company, companyId, number, managerIds })
  }
  for (const { email, companies: own } of accounts)
    if (own[0])
      await db
        .update(users)
        .set({ activeCompanyId: needed(companyIds.get(own[0].name), own[0].name) })
        .where(eq(users.email, email))
  await seedDiscounts(db)
}
