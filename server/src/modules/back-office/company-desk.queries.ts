import { and, asc, desc, eq, gte, inArray, lte, sql, alias } from '#platform/database/drizzle'
import type { DeskContract } from '@vitrina/contract/back-office/company-desk'
import type { Context } from '#platform/context'
import { companies, companyManagers, contracts, legalEntities, managerAbsences } from '#tables/companies'
import { priceTypes } from '#tables/prices'
import { users } from '#tables/users'
import { insertManager } from './staff.queries.ts'

const substitute = alias(users, 'substitute')

const nameOf = (person: typeof users | typeof substitute) =>
  sql<string>`coalesce(nullif(concat_ws(' ', nullif(${person.lastName}, ''), nullif(${person.firstName}, '')), ''), ${person.email}, '')`

export async function findTerms({ db }: Context, id: number) {
  const [row] = await db
    .select({
      version: companies.termsVersion,
      creditSum: companies.creditSum,
      deferralDays: companies.deferralDays,
      priceTypeId: companies.priceTypeId,
    })
    .from(companies)
    .where(eq(companies.id, id))
  return row
}

export const listDeskContracts = ({ db }: Context, companyId: number): Promise<DeskContract[]> =>
  db
    .select({
      id: contracts.id,
      legalEntityId: contracts.legalEntityId,
      number: contracts.number,
      signedOn: contracts.signedOn,
      validTo: contracts.validTo,
      creditLimit: contracts.creditLimit,
      deferralDays: contracts.deferralDays,
      priceTypeId: contracts.priceTypeId,
      isActive: contracts.isActive,
    })
    .from(contracts)
    .innerJoin(legalEntities, eq(legalEntities.id, contracts.legalEntityId))
    .where(eq(legalEntities.companyId, companyId))
    .orderBy(desc(contracts.isActive), desc(contracts.signedOn), desc(contracts.id))

export const listPriceTypes = ({ db }: Context) =>
  db.select({ id: priceTypes.id, name: priceTypes.name }).from(priceTypes).orderBy(asc(priceTypes.position), asc(priceTypes.id))

export const listAssigned = ({ db }: Context, { companyId, today }: { companyId: number; today: string }) =>
  db
    .select({
      managerId: companyManagers.managerId,
      kind: companyManagers.kind,
      isMain: companyManagers.isMain,
      name: nameOf(users),
      awayUntil: managerAbsences.awayTo,
      substituteId: substitute.id,
      substitute: nameOf(substitute),
    })
    .from(companyManagers)
    .innerJoin(users, eq(users.id, companyManagers.managerId))
    .leftJoin(
      managerAbsences,
      and(eq(managerAbsences.managerId, users.id), lte(managerAbsences.awayFrom, today), gte(managerAbsences.awayTo, today)),
    )
    .leftJoin(substitute, eq(substitute.id, managerAbsences.substituteId))
    .where(eq(companyManagers.companyId, companyId))
    .orderBy(desc(companyManagers.isMain), asc(companyManagers.kind), asc(users.lastName), asc(users.id))

const isSeller = and(inArray(users.role, ['manager', 'head_of_sales']), eq(users.state, 'active'))

/** Who can be a company's manager. */
export const listSellers = ({ db }: Context) =>
  db
    .select({ id: users.id, name: nameOf(users) })
    .from(users)
    .where(isSeller)
    .orderBy(asc(users.lastName), asc(users.id))

type Assigned = Pick<typeof companyManagers.$inferInsert, 'managerId'> & {
  kind: 'sales' | 'technical' | 'logistics' | 'accounting'
  isMain: boolean
}

/** People who serve the company already may stay, also without the role of a manager. */
export async function replaceManagers(
  ctx: Context,
  { companyId, managers, post }: { companyId: number; managers: readonly Assigned[]; post: string },
): Promise<void> {
  await ctx.db.delete(companyManagers).where(eq(companyManagers.companyId, companyId))
  for (const { managerId } of managers) await insertManager(ctx, { userId: managerId, post })
  if (managers.length > 0) await ctx.db.insert(companyManagers).values(managers.map((one) => ({ ...one, companyId })))
}
