import { and, asc, count, desc, eq, inArray, ne, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { bankAccounts, contracts, legalEntities } from '#tables/companies'
import { priceTypes } from '#tables/prices'

type Ours = { id: number; companyId: number }
const isOurs = ({ id, companyId }: Ours) => and(eq(legalEntities.id, id), eq(legalEntities.companyId, companyId))

/** The main one first. */
export const listEntities = ({ db }: Context, companyId: number, only?: number) =>
  db
    .select({
      id: legalEntities.id,
      type: legalEntities.type,
      shortName: legalEntities.shortName,
      fullName: legalEntities.fullName,
      inn: legalEntities.inn,
      kpp: legalEntities.kpp,
      ogrn: legalEntities.ogrn,
      partyStatus: legalEntities.status,
      legalAddress: legalEntities.legalAddress,
      headName: legalEntities.headName,
      headPost: legalEntities.headPost,
      taxMode: legalEntities.taxMode,
      isMain: legalEntities.isMain,
    })
    .from(legalEntities)
    .where(and(eq(legalEntities.companyId, companyId), only === undefined ? undefined : eq(legalEntities.id, only)))
    .orderBy(desc(legalEntities.isMain), asc(legalEntities.id))

export const listAccounts = ({ db }: Context, entityIds: number[]) =>
  db
    .select()
    .from(bankAccounts)
    .where(inArray(bankAccounts.legalEntityId, entityIds))
    .orderBy(desc(bankAccounts.isDefault), asc(bankAccounts.id))

export const listContracts = ({ db }: Context, entityIds: number[]) =>
  db
    .select({
      id: contracts.id,
      legalEntityId: contracts.legalEntityId,
      number: contracts.number,
      signedOn: contracts.signedOn,
      validTo: contracts.validTo,
      creditLimit: contracts.creditLimit,
      deferralDays: contracts.deferralDays,
      priceType: priceTypes.name,
      isActive: contracts.isActive,
    })
    .from(contracts)
    .leftJoin(priceTypes, eq(priceTypes.id, contracts.priceTypeId))
    .where(inArray(contracts.legalEntityId, entityIds))
    .orderBy(desc(contracts.isActive), desc(contracts.signedOn), desc(contracts.id))

export async function findEntity({ db }: Context, ours: Ours) {
  const [row] = await db
    .select({
      id: legalEntities.id,
      type: legalEntities.type,
      inn: legalEntities.inn,
      kpp: legalEntities.kpp,
      ogrn: legalEntities.ogrn,
      isMain: legalEntities.isMain,
      hasContracts: sql<boolean>`exists (select 1 from contracts c where c.legal_entity_id = legal_entities.id)`,
    })
    .from(legalEntities)
    .where(isOurs(ours))
  return row
}

type Requisites = Omit<typeof legalEntities.$inferInsert, 'companyId'>

/** One company, one row for the same ИНН and КПП: a branch has a КПП of its own. */
export async function isEntityTaken(
  { db }: Context,
  { companyId, id = 0, inn, kpp }: Pick<Requisites, 'inn' | 'kpp'> & { companyId: number; id?: number },
) {
  if (!inn) return false
  const [row] = await db
    .select({ id: legalEntities.id })
    .from(legalEntities)
    .where(
      and(
        eq(legalEntities.companyId, companyId),
        eq(legalEntities.inn, inn),
        sql`${legalEntities.kpp} is not distinct from ${kpp ?? null}`,
        ne(legalEntities.id, id),
      ),
    )
  return row !== undefined
}

export async function countEntities({ db }: Context, companyId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(legalEntities).where(eq(legalEntities.companyId, companyId))
  return row?.count ?? 0
}

export async function insertEntity({ db }: Context, entity: typeof legalEntities.$inferInsert): Promise<number> {
  const [row] = await db.insert(legalEntities).values(entity).returning({ id: legalEntities.id })
  if (!row) throw new Error('The legal entity was not written')
  return row.id
}

export const updateEntity = ({ db }: Context, ours: Ours, change: Requisites) => db.update(legalEntities).set(change).where(isOurs(ours))

export const setMainEntity = ({ db }: Context, { id, companyId }: Ours) =>
  db
    .update(legalEntities)
    .set({ isMain: sql`${legalEntities.id} = ${id}` })
    .where(eq(legalEntities.companyId, companyId))

export const deleteEntity = ({ db }: Context, ours: Ours) => db.delete(legalEntities).where(isOurs(ours))

/** Without a main one the oldest is it. */
export const ensureMainEntity = ({ db }: Context, companyId: number) =>
  db
    .update(legalEntities)
    .set({ isMain: true })
    .where(
      and(
        eq(legalEntities.id, sql`(select min(id) from legal_entities where company_id = ${companyId})`),
        sql`not exists (select from legal_entities where company_id = ${companyId} and is_main)`,
      ),
    )

type Account = { id: number; legalEntityId: number }
const isAccount = ({ id, legalEntityId }: Account) => and(eq(bankAccounts.id, id), eq(bankAccounts.legalEntityId, legalEntityId))

export async function findAccount({ db }: Context, account: Account) {
  const [row] = await db.select().from(bankAccounts).where(isAccount(account))
  return row
}

export async function isAccountTaken(
  { db }: Context,
  { legalEntityId, id = 0, bik, account }: { legalEntityId: number; id?: number; bik: string; account: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.legalEntityId, legalEntityId),
        eq(bankAccounts.bik, bik),
        eq(bankAccounts.account, account),
        ne(bankAccounts.id, id),
      ),
    )
  return row !== undefined
}

export async function insertAccount({ db }: Context, account: typeof bankAccounts.$inferInsert): Promise<number> {
  const [row] = await db.insert(bankAccounts).values(account).returning({ id: bankAccounts.id })
  if (!row) throw new Error('The bank account was not written')
  return row.id
}

export const updateAccount = ({ db }: Context, account: Account, change: Partial<typeof bankAccounts.$inferInsert>) =>
  db.update(bankAccounts).set(change).where(isAccount(account))

export const setDefaultAccount = ({ db }: Context, { id, legalEntityId }: Account) =>
  db
    .update(bankAccounts)
    .set({ isDefault: sql`${bankAccounts.id} = ${id}` })
    .where(eq(bankAccounts.legalEntityId, legalEntityId))

export const deleteAccount = ({ db }: Context, account: Account) => db.delete(bankAccounts).where(isAccount(account))

export const ensureDefaultAccount = ({ db }: Context, legalEntityId: number) =>
  db
    .update(bankAccounts)
    .set({ isDefault: true })
    .where(
      and(
        eq(bankAccounts.id, sql`(select min(id) from bank_accounts where legal_entity_id = ${legalEntityId})`),
        sql`not exists (select from bank_accounts where legal_entity_id = ${legalEntityId} and is_default)`,
      ),
    )
