import { and, asc, count, desc, eq, exists, ilike, inArray, ne, or, type SQL, sql } from '#platform/database/drizzle'
import type { CustomerState } from '@vitrina/contract/back-office/back-office'
import type { Context } from '#platform/context'
import { isSeenByManager } from '#modules/companies/seen-companies'
import { companies, companyManagers, companyMembers, legalEntities, managers } from '#tables/companies'
import { regions } from '#tables/sites'
import { users } from '#tables/users'

/** An administrator and the head of sales see all companies, a manager their own and those without a manager yet. */
export type StaffScope = { staffId: number; seesAll: boolean }

const isSeen = ({ staffId, seesAll }: StaffScope): SQL | undefined =>
  and(ne(companies.state, 'deleted'), seesAll ? undefined : isSeenByManager(staffId, 'companies.id'))

/** The typed text is no pattern. */
const partOf = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`

function isFound({ db }: Context, search: string): SQL | undefined {
  if (!search) return undefined
  const part = partOf(search)
  const digits = search.replace(/\D/g, '')
  const byInn = db
    .select({ one: sql`1` })
    .from(legalEntities)
    .where(
      and(
        eq(legalEntities.companyId, companies.id),
        or(ilike(legalEntities.shortName, part), digits ? ilike(legalEntities.inn, `${digits}%`) : undefined),
      ),
    )
  const byBuyer = db
    .select({ one: sql`1` })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, companies.id),
        or(
          ilike(users.email, part),
          ilike(sql`${users.lastName} || ' ' || ${users.firstName}`, part),
          digits.length >= 7 ? ilike(users.phone, `%${digits.slice(-10)}`) : undefined,
        ),
      ),
    )
  return or(ilike(companies.name, part), exists(byInn), exists(byBuyer))
}

const entity = sql`(select e.id from legal_entities e where e.company_id = ${companies.id} order by e.is_main desc, e.id limit 1)`
const other = sql`(select from legal_entities o where o.inn = ${legalEntities.inn} and o.company_id <> ${companies.id})`

const shown = {
  id: companies.id,
  name: companies.name,
  state: companies.state,
  isIndividual: companies.isIndividual,
  kindOfActivity: companies.kindOfActivity,
  rejection: companies.rejection,
  region: regions.name,
  inn: legalEntities.inn,
  kpp: legalEntities.kpp,
  isInnShared: sql<boolean>`exists ${other}`,
  createdAt: companies.createdAt,
}

const select = ({ db }: Context) =>
  db
    .select(shown)
    .from(companies)
    .leftJoin(regions, eq(regions.id, companies.regionId))
    .leftJoin(legalEntities, eq(legalEntities.id, entity))

export type CustomerRow = Awaited<ReturnType<typeof listRows>>[number]

type CustomerQuery = StaffScope & {
  state?: CustomerState | undefined
  search: string
  companyId?: number | undefined
  page: number
  pageSize: number
}

const matchesQuery = (ctx: Context, { state, search, companyId, ...scope }: CustomerQuery) =>
  and(
    isSeen(scope),
    state ? eq(companies.state, state) : undefined,
    companyId === undefined ? undefined : eq(companies.id, companyId),
    isFound(ctx, search),
  )

/** Those that wait come first, then the newest. */
export const listRows = (ctx: Context, query: CustomerQuery) =>
  select(ctx)
    .where(matchesQuery(ctx, query))
    .orderBy(desc(eq(companies.state, 'pending')), desc(companies.createdAt), desc(companies.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)

export async function countRows(ctx: Context, query: CustomerQuery): Promise<number> {
  const [row] = await ctx.db.select({ count: count() }).from(companies).where(matchesQuery(ctx, query))
  return row?.count ?? 0
}

export async function findRow(ctx: Context, { id, ...scope }: StaffScope & { id: number }): Promise<CustomerRow | undefined> {
  const [row] = await select(ctx).where(and(eq(companies.id, id), isSeen(scope)))
  return row
}

/** Held until the transaction ends, so that two decisions at once stand in line. */
export async function lockCustomer(ctx: Context, { id, ...scope }: StaffScope & { id: number }) {
  const [row] = await ctx.db
    .select({ id: companies.id, name: companies.name, state: companies.state })
    .from(companies)
    .where(and(eq(companies.id, id), isSeen(scope)))
    .for('update')
  return row
}

export type Customer = NonNullable<Awaited<ReturnType<typeof lockCustomer>>>

/** The manager who approves a company without one becomes its manager. */
export async function assignManager(ctx: Context, { companyId, managerId }: { companyId: number; managerId: number }): Promise<void> {
  await ctx.db.execute(sql`
    insert into company_managers (company_id, manager_id, is_main)
    select ${companyId}, m.user_id, true from managers m
    where m.user_id = ${managerId} and not exists (select from company_managers c where c.company_id = ${companyId})`)
}

const personName = sql<string>`concat_ws(' ', nullif(${users.lastName}, ''), nullif(${users.firstName}, ''))`

export const listBuyers = ({ db }: Context, companyIds: number[]) =>
  db
    .select({
      companyId: companyMembers.companyId,
      id: users.id,
      name: personName,
      email: users.email,
      phone: users.phone,
      language: users.language,
      role: companyMembers.role,
      isAtWork: sql<boolean>`${users.activeCompanyId} is not distinct from ${companyMembers.companyId} and ${users.role} = 'buyer'`,
    })
    .from(companyMembers)
    .innerJoin(users, and(eq(users.id, companyMembers.userId), eq(users.state, 'active')))
    .where(inArray(companyMembers.companyId, companyIds))
    .orderBy(asc(companyMembers.joinedAt), asc(users.id))

export const listManagerNames = ({ db }: Context, companyIds: number[]) =>
  db
    .selectDistinct({ companyId: companyManagers.companyId, name: personName, isMain: companyManagers.isMain })
    .from(companyManagers)
    .innerJoin(managers, eq(managers.userId, companyManagers.managerId))
    .innerJoin(users, eq(users.id, managers.userId))
    .where(inArray(companyManagers.companyId, companyIds))
    .orderBy(desc(companyManagers.isMain))
