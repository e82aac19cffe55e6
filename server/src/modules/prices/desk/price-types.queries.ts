import { asc, eq, ne, sql } from '#platform/database/drizzle'
import type { DeskPriceType, PriceTypeFields } from '@vitrina/contract/prices/desk/price-types'
import type { Context } from '#platform/context'
import { priceTypes } from '#tables/prices'

const { id, version, name, isRetail, isVatIncluded } = priceTypes
const shown = {
  id,
  version,
  name,
  isDefault: isRetail,
  isVatIncluded,
  priceCount: sql<number>`(select count(*)::int from prices where prices.price_type_id = price_types.id)`,
  companyCount: sql<number>`(select count(*)::int from companies where companies.price_type_id = price_types.id)`,
  contractCount: sql<number>`(select count(*)::int from contracts where contracts.price_type_id = price_types.id)`,
}

export const listPriceTypes = ({ db }: Context): Promise<DeskPriceType[]> =>
  db.select(shown).from(priceTypes).orderBy(asc(priceTypes.position), asc(priceTypes.id))

export async function findPriceType({ db }: Context, typeId: number): Promise<DeskPriceType | undefined> {
  const [found] = await db.select(shown).from(priceTypes).where(eq(id, typeId))
  return found
}

/** The head of a list alone, without counting what is in it. */
export async function findListHead({ db }: Context, typeId: number) {
  const [found] = await db.select({ id, name, isVatIncluded }).from(priceTypes).where(eq(id, typeId))
  return found
}

export async function findDefaultType({ db }: Context): Promise<number | null> {
  const [found] = await db.select({ id }).from(priceTypes).where(eq(isRetail, true)).orderBy(asc(id)).limit(1)
  return found?.id ?? null
}

export async function isTypeNameTaken({ db }: Context, { named, except }: { named: string; except: number }): Promise<boolean> {
  const rows = await db.select({ id }).from(priceTypes).where(sql`lower(${name} ->> 'ru') = lower(${named}) and ${id} <> ${except}`)
  return rows.length > 0
}

export const listTypeCodes = ({ db }: Context) => db.select({ code: priceTypes.code }).from(priceTypes)

/** Locked one after another, so that two changes of the default do not leave two. */
export const lockPriceTypes = ({ db }: Context) => db.select({ id, version }).from(priceTypes).orderBy(asc(id)).for('no key update')

export async function insertPriceType({ db }: Context, fields: PriceTypeFields & { code: string }): Promise<number> {
  const [added] = await db
    .insert(priceTypes)
    .values({
      ...fields,
      position: sql`(select coalesce(max(t.position), 0) + 1 from price_types t)`,
      // The first one is everybody's.
      isRetail: sql`not exists (select from price_types t where t.is_retail)`,
    })
    .returning({ id })
  if (!added) throw new Error('A row was not added')
  return added.id
}

export const updatePriceType = ({ db }: Context, typeId: number, fields: PriceTypeFields) =>
  db
    .update(priceTypes)
    .set({ ...fields, version: sql`${version} + 1` })
    .where(eq(id, typeId))

export async function setDefaultType({ db }: Context, typeId: number): Promise<void> {
  await db.update(priceTypes).set({ isRetail: false }).where(ne(id, typeId))
  await db
    .update(priceTypes)
    .set({ isRetail: true, version: sql`${version} + 1` })
    .where(eq(id, typeId))
}

export const deletePriceType = ({ db }: Context, typeId: number) => db.delete(priceTypes).where(eq(id, typeId))
