import { and, asc, count, desc, eq, ilike, ne, notInArray, sql } from '#platform/database/drizzle'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import type { CompanyState } from '@vitrina/contract/companies/companies'
import type { Context } from '#platform/context'
import { companies, companyMembers, legalEntities } from '#tables/companies'
import { priceTypes } from '#tables/prices'
import { regions } from '#tables/sites'
import { users } from '#tables/users'

/** One may work for these; the same states that a session asks for. */
const CLOSED: readonly (typeof companies.$inferSelect)['state'][] = ['rejected', 'inactive', 'deleted']

/** Serialises concurrent changes of members or legal entities of one company. */
export const lockCompany = ({ db }: Context, companyId: number) =>
  db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')

export async function findCompany({ db, now }: Context, { companyId, userId }: { companyId: number; userId: number }) {
  const [row] = await db
    .select({
      id: companies.id,
      name: companies.name,
      isIndividual: companies.isIndividual,
      // A deleted one is never an active company.
      state: sql<CompanyState>`${companies.state}`,
      rejection: companies.rejection,
      region: { id: regions.id, name: regions.name },
      kindOfActivity: companies.kindOfActivity,
      role: companyMembers.role,
      approvalFrom: companies.approvalFrom,
      priceType: priceTypes.name,
      creditSum: companies.creditSum,
      deferralDays: companies.deferralDays,
      // The points the company can use today, as in the club; the figure of the seller's books where it has none here. A point is a rouble.
      bonus: sql<number | null>`case when exists (select from loyalty_lots l where l.company_id = ${companies.id} and l.person_id is null)
        then (select floor(sum(l.remaining) / 100)::int from loyalty_lots l
          where l.company_id = ${companies.id} and l.person_id is null and ${sellerDay(now())}::date between l.available_on and l.expires_on)
        else ${companies.bonus} end`,
    })
    .from(companies)
    .innerJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, userId)))
    .innerJoin(priceTypes, eq(priceTypes.id, companies.priceTypeId))
    .leftJoin(regions, eq(regions.id, companies.regionId))
    .where(eq(companies.id, companyId))
  return row
}

const mainInn = sql<string | null>`(
  select ${legalEntities.inn} from ${legalEntities} where ${legalEntities.companyId} = ${companies.id}
  order by ${legalEntities.isMain} desc, ${legalEntities.id} limit 1)`

const listed = {
  id: companies.id,
  name: companies.name,
  isIndividual: companies.isIndividual,
  state: sql<CompanyState>`${companies.state}`,
  role: companyMembers.role,
  inn: mainInn,
}

type Mine = { userId: number; companyId?: number; name?: string | undefined }

const mine = ({ userId, companyId, name }: Mine) =>
  and(
    eq(companyMembers.userId, userId),
    companyId === undefined ? undefined : eq(companies.id, companyId),
    ne(companies.state, 'deleted'),
    name ? ilike(companies.name, `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
  )

export const listMine = ({ db }: Context, { page, size, ...filter }: Mine & { page: number; size: number }) =>
  db
    .select(listed)
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(mine(filter))
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(size)
    .offset((page - 1) * size)

export async function countMine({ db }: Context, filter: Mine): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(mine(filter))
  return row?.count ?? 0
}

export async function findMine({ db }: Context, { userId, companyId }: { userId: number; companyId: number }) {
  const [row] = await db
    .select({ ...listed, rejection: companies.rejection })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(mine({ userId }), eq(companies.id, companyId)))
  return row
}

/** The company a user would work for next: the first they joined of those at work. */
export async function findNextCompany({ db }: Context, userId: number): Promise<number | null> {
  const [next] = await db
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), notInArray(companies.state, [...CLOSED])))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.companyId))
    .limit(1)
  return next?.id ?? null
}

/** The price type of a company without an agreed one. */
export async function findFirstPriceType({ db }: Context): Promise<number> {
  const [priceType] = await db
    .select({ id: priceTypes.id })
    .from(priceTypes)
    .orderBy(desc(priceTypes.isRetail), asc(priceTypes.position), asc(priceTypes.id))
    .limit(1)
  if (!priceType) throw new Error('The store has no price type: there can be no company')
  return priceType.id
}

type NewCompany = typeof companies.$inferInsert & { ownerId: number; role: CompanyRole }

export async function insertCompany({ db }: Context, { ownerId, role, ...company }: NewCompany): Promise<number> {
  const [made] = await db.insert(companies).values(company).returning({ id: companies.id })
  if (!made) throw new Error('The company was not written')
  await db.insert(companyMembers).values({ companyId: made.id, userId: ownerId, role })
  return made.id
}

export async function isInnKnown({ db }: Context, inn: string): Promise<boolean> {
  const [row] = await db
    .select({ id: companies.id })
    .from(legalEntities)
    .innerJoin(companies, eq(companies.id, legalEntities.companyId))
    .where(and(eq(legalEntities.inn, inn), notInArray(companies.state, ['rejected', 'deleted'])))
    .limit(1)
  return row !== undefined
}

/** Locked, so that two new companies of one person are counted one after another. */
export const lockUser = ({ db }: Context, userId: number) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

export const updateApproval = ({ db }: Context, { companyId, from }: { companyId: number; from: number | null }) =>
  db.update(companies).set({ approvalFrom: from }).where(eq(companies.id, companyId))

type Decided = { id: number; state: (typeof companies.$inferSelect)['state']; rejection: string }

export const updateState = ({ db }: Context, { id, state, rejection }: Decided) =>
  db.update(companies).set({ state, rejection }).where(eq(companies.id, id))
