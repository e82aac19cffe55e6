import { and, asc, count, desc, eq, ilike, ne, or } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { companies, deliveryAddresses, legalEntities } from '#tables/companies'

export type AddressRow = typeof deliveryAddresses.$inferSelect
type Own = { id: number; companyId: number }

const isOwn = ({ id, companyId }: Own) => and(eq(deliveryAddresses.id, id), eq(deliveryAddresses.companyId, companyId))

const shown = { address: deliveryAddresses, consigneeName: legalEntities.shortName }

export async function findAddress({ db }: Context, own: Own) {
  const [row] = await db
    .select(shown)
    .from(deliveryAddresses)
    .leftJoin(legalEntities, eq(legalEntities.id, deliveryAddresses.consigneeId))
    .where(isOwn(own))
  return row
}

type AddressQuery = { companyId: number; keyword: string; isActive: boolean; page: number; pageSize: number }

export async function listAddresses({ db }: Context, { companyId, keyword, isActive, page, pageSize }: AddressQuery) {
  // The typed text is no pattern.
  const part = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const { label, address, contactName, phone } = deliveryAddresses
  const isWanted = and(
    eq(deliveryAddresses.companyId, companyId),
    eq(deliveryAddresses.isActive, isActive),
    keyword ? or(...[label, address, contactName, phone].map((column) => ilike(column, part))) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(deliveryAddresses).where(isWanted)
  const rows = await db
    .select(shown)
    .from(deliveryAddresses)
    .leftJoin(legalEntities, eq(legalEntities.id, deliveryAddresses.consigneeId))
    .where(isWanted)
    .orderBy(desc(deliveryAddresses.isDefault), asc(label), asc(deliveryAddresses.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: counted?.total ?? 0 }
}

export const listConsignees = ({ db }: Context, companyId: number) =>
  db
    .select({ id: legalEntities.id, name: legalEntities.shortName, kpp: legalEntities.kpp })
    .from(legalEntities)
    .where(eq(legalEntities.companyId, companyId))
    .orderBy(desc(legalEntities.isMain), asc(legalEntities.id))

/** One at a time changes the addresses of a company: it has one default, and so many of them. */
export const lockCompany = ({ db }: Context, companyId: number) =>
  db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')

export async function countAddresses({ db }: Context, companyId: number): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(deliveryAddresses).where(eq(deliveryAddresses.companyId, companyId))
  return counted?.total ?? 0
}

export const dropDefault = ({ db }: Context, { companyId, except }: { companyId: number; except: number }) =>
  db
    .update(deliveryAddresses)
    .set({ isDefault: false })
    .where(and(eq(deliveryAddresses.companyId, companyId), eq(deliveryAddresses.isDefault, true), ne(deliveryAddresses.id, except)))

export async function insertAddress({ db }: Context, address: typeof deliveryAddresses.$inferInsert): Promise<number> {
  const [row] = await db.insert(deliveryAddresses).values(address).returning({ id: deliveryAddresses.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

export async function updateAddress({ db }: Context, own: Own, changes: Partial<typeof deliveryAddresses.$inferInsert>): Promise<boolean> {
  const rows = await db.update(deliveryAddresses).set(changes).where(isOwn(own)).returning({ id: deliveryAddresses.id })
  return rows.length > 0
}

export async function deleteAddress({ db }: Context, own: Own): Promise<boolean> {
  const rows = await db.delete(deliveryAddresses).where(isOwn(own)).returning({ id: deliveryAddresses.id })
  return rows.length > 0
}
