import { and, asc, eq, sql } from '#platform/database/drizzle'
import type { DeskDiscount, NewDiscount } from '@vitrina/contract/prices/desk/discounts'
import type { Context } from '#platform/context'
import { brands, sections } from '#tables/catalogue'
import { companies, contracts, legalEntities } from '#tables/companies'
import { companyDiscounts } from '#tables/promos'
import type { PageOf } from './price-list.queries.ts'

type DiscountQuery = PageOf<{ [By in 'company' | 'contract' | 'brand' | 'section']?: number | undefined }>

const selected = ({ db }: Context) =>
  db
    .select({
      id: companyDiscounts.id,
      company: { id: companies.id, name: companies.name },
      contract: { id: contracts.id, number: contracts.number },
      brand: { id: brands.id, name: brands.name },
      section: { id: sections.id, name: sections.name },
      discount: companyDiscounts.discount,
    })
    .from(companyDiscounts)
    .innerJoin(companies, eq(companies.id, companyDiscounts.companyId))
    .leftJoin(contracts, eq(contracts.id, companyDiscounts.contractId))
    .leftJoin(brands, eq(brands.id, companyDiscounts.brandId))
    .leftJoin(sections, eq(sections.id, companyDiscounts.sectionId))

type Row = Awaited<ReturnType<typeof selected>>[number]

function shown({ brand, section, ...row }: Row): DeskDiscount {
  const subject = brand ?? section
  if (!subject) throw new Error('A discount is on a brand or a section')
  return { ...row, kind: brand ? 'brand' : 'section', subject }
}

export async function listDiscounts(ctx: Context, { company, contract, brand, section, page, size }: DiscountQuery) {
  const condition = and(
    company === undefined ? undefined : eq(companyDiscounts.companyId, company),
    contract === undefined ? undefined : eq(companyDiscounts.contractId, contract),
    brand === undefined ? undefined : eq(companyDiscounts.brandId, brand),
    section === undefined ? undefined : eq(companyDiscounts.sectionId, section),
  )
  const rows = await selected(ctx)
    .where(condition)
    .orderBy(asc(companies.name), asc(companies.id), asc(companyDiscounts.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(companyDiscounts).where(condition)
  return { items: rows.map(shown), total: counted?.total ?? 0 }
}

export async function findDiscount(ctx: Context, id: number): Promise<DeskDiscount | undefined> {
  const [found] = await selected(ctx).where(eq(companyDiscounts.id, id))
  return found && shown(found)
}

export async function lockDiscount({ db }: Context, id: number): Promise<void> {
  await db.select({ id: companyDiscounts.id }).from(companyDiscounts).where(eq(companyDiscounts.id, id)).for('update')
}

export async function insertDiscount({ db }: Context, { kind, subjectId, ...given }: NewDiscount): Promise<number> {
  const [added] = await db
    .insert(companyDiscounts)
    .values({ ...given, ...(kind === 'brand' ? { brandId: subjectId } : { sectionId: subjectId }) })
    .returning({ id: companyDiscounts.id })
  if (!added) throw new Error('A row was not added')
  return added.id
}

export const updateDiscount = ({ db }: Context, id: number, discount: number) =>
  db.update(companyDiscounts).set({ discount }).where(eq(companyDiscounts.id, id))

export const deleteDiscount = ({ db }: Context, id: number) => db.delete(companyDiscounts).where(eq(companyDiscounts.id, id))

/** Which of the things a new discount names are there. */
export async function findNamed({ db }: Context, { companyId, contractId, kind, subjectId }: NewDiscount) {
  const [company] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId))
  const [contract] =
    contractId === null
      ? [{ id: 0 }]
      : await db
          .select({ id: contracts.id })
          .from(contracts)
          .innerJoin(legalEntities, eq(legalEntities.id, contracts.legalEntityId))
          .where(and(eq(contracts.id, contractId), eq(legalEntities.companyId, companyId)))
  const table = kind === 'brand' ? brands : sections
  const [subject] = await db.select({ id: table.id }).from(table).where(eq(table.id, subjectId))
  return { hasCompany: company !== undefined, hasContract: contract !== undefined, hasSubject: subject !== undefined }
}
