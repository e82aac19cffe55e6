import { and, eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { companies, contracts, legalEntities } from '#tables/companies'

type TermsOfCompany = Partial<Pick<typeof companies.$inferInsert, 'creditSum' | 'deferralDays' | 'priceTypeId' | 'state' | 'rejection'>>
export type NewContract = typeof contracts.$inferInsert

export const updateTerms = ({ db }: Context, { id, terms }: { id: number; terms: TermsOfCompany }) =>
  db
    .update(companies)
    .set({ ...terms, termsVersion: sql`${companies.termsVersion} + 1` })
    .where(eq(companies.id, id))

export async function isEntityOf({ db }: Context, { companyId, id }: { companyId: number; id: number }): Promise<boolean> {
  const [row] = await db
    .select({ id: legalEntities.id })
    .from(legalEntities)
    .where(and(eq(legalEntities.id, id), eq(legalEntities.companyId, companyId)))
  return row !== undefined
}

export async function findContract({ db }: Context, { companyId, id }: { companyId: number; id: number }) {
  const [row] = await db
    .select({ contract: contracts })
    .from(contracts)
    .innerJoin(legalEntities, eq(legalEntities.id, contracts.legalEntityId))
    .where(and(eq(contracts.id, id), eq(legalEntities.companyId, companyId)))
  return row?.contract
}

export async function insertContract({ db }: Context, contract: NewContract): Promise<number> {
  const [made] = await db.insert(contracts).values(contract).returning({ id: contracts.id })
  if (!made) throw new Error('The contract was not written')
  return made.id
}

export const updateContract = ({ db }: Context, id: number, contract: NewContract) =>
  db.update(contracts).set(contract).where(eq(contracts.id, id))
