import { inArray, type SQL, sql, type PgColumn, type PgTable } from '#platform/database/drizzle'
import type { Language } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { brands, families, features, manufacturers, products, sections, sellers, series, units, warehouses } from '#tables/catalogue'
import { companies, legalEntities } from '#tables/companies'
import { orders } from '#tables/orders'
import { priceTypes } from '#tables/prices'
import { promotions } from '#tables/promos'
import { regions } from '#tables/sites'
import { users } from '#tables/users'
import type { NamedKind, NumbersByKind } from './names.rules.ts'

/** Names of things by their kind and number. */
export type Names = ReadonlyMap<NamedKind, ReadonlyMap<number, string>>

type Named = { table: PgTable; id: PgColumn; name: PgColumn | SQL }

const inWords = (name: PgColumn, language: Language) => sql`coalesce(${name} ->> ${language}, ${name} ->> 'ru')`

const namedIn = (language: Language): Record<NamedKind, Named> => ({
  section: { table: sections, id: sections.id, name: sections.name },
  brand: { table: brands, id: brands.id, name: brands.name },
  series: { table: series, id: series.id, name: series.name },
  kind: { table: families, id: families.id, name: families.name },
  feature: { table: features, id: features.id, name: features.name },
  product: { table: products, id: products.id, name: products.article },
  unit: { table: units, id: units.id, name: inWords(units.name, language) },
  seller: { table: sellers, id: sellers.id, name: sellers.name },
  manufacturer: { table: manufacturers, id: manufacturers.id, name: manufacturers.name },
  warehouse: { table: warehouses, id: warehouses.id, name: warehouses.name },
  region: { table: regions, id: regions.id, name: inWords(regions.name, language) },
  'price-type': { table: priceTypes, id: priceTypes.id, name: inWords(priceTypes.name, language) },
  promotion: { table: promotions, id: promotions.id, name: promotions.name },
  company: { table: companies, id: companies.id, name: companies.name },
  'legal-entity': { table: legalEntities, id: legalEntities.id, name: legalEntities.shortName },
  user: {
    table: users,
    id: users.id,
    name: sql`nullif(concat_ws(' ', nullif(${users.lastName}, ''), nullif(${users.firstName}, '')), '')`,
  },
  order: { table: orders, id: orders.id, name: orders.number },
})

/** One statement for each kind of thing, however many events name it. */
export async function readNames({ db }: Context, language: Language, numbers: NumbersByKind): Promise<Names> {
  const named = namedIn(language)
  const names = new Map<NamedKind, ReadonlyMap<number, string>>()
  for (const [kind, ids] of numbers) {
    const { table, id, name } = named[kind]
    const rows = await db
      .select({ id: sql<number>`${id}`, name: sql<string | null>`${name}` })
      .from(table)
      .where(inArray(id, [...ids]))
    names.set(kind, new Map(rows.flatMap((row) => (row.name === null ? [] : [[row.id, row.name] as const]))))
  }
  return names
}
