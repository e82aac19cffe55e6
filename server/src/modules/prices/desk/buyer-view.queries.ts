import { and, asc, eq, ilike, ne, or, sql } from '#platform/database/drizzle'
import type { PriceBuyer } from '@vitrina/contract/prices/desk/buyer-view'
import type { Context } from '#platform/context'
import { brands, products, sections, units } from '#tables/catalogue'
import { companies } from '#tables/companies'
import { regions } from '#tables/sites'

const MOST_FOUND = 20

/** The typed text is no pattern. */
const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Companies by a part of the name or the beginning of the INN, with their contracts. */
export function findBuyers(
  { db }: Context,
  { q, id, today }: { q: string; id?: number | undefined; today: string },
): Promise<PriceBuyer[]> {
  const inn = sql<
    string | null
  >`(select e.inn from legal_entities e where e.company_id = companies.id order by e.is_main desc, e.id limit 1)`
  const byInn = sql`exists (select from legal_entities e where e.company_id = companies.id and (e.inn like ${`${q}%`} or e.short_name ilike ${partOf(q)}))`
  const contracts = sql<PriceBuyer['contracts']>`coalesce((select json_agg(json_build_object('id', k.id, 'number', k.number,
      'isInForce', k.is_active and k.signed_on <= ${today}::date and (k.valid_to is null or k.valid_to >= ${today}::date)) order by e.is_main desc, k.signed_on desc, k.id)
    from contracts k join legal_entities e on e.id = k.legal_entity_id where e.company_id = companies.id), '[]')`
  return db
    .select({ id: companies.id, name: companies.name, inn, regionId: companies.regionId, contracts })
    .from(companies)
    .where(
      and(
        ne(companies.state, 'deleted'),
        id === undefined ? undefined : eq(companies.id, id),
        q ? or(ilike(companies.name, partOf(q)), byInn) : undefined,
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(MOST_FOUND)
}

export const readViewedGoods = ({ db }: Context, ids: readonly number[]) =>
  db
    .select({ id: products.id, article: products.article, name: products.name, unit: units.name })
    .from(products)
    .innerJoin(units, eq(units.id, products.unitId))
    .where(sql`${products.id} = any(${sql.param([...ids])}::int[])`)

export async function readChoices({ db }: Context) {
  return {
    brands: await db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(asc(brands.name), asc(brands.id)),
    sections: await db.select({ id: sections.id, name: sections.name, path: sections.path }).from(sections).orderBy(asc(sections.path)),
    regions: await db
      .select({ id: regions.id, name: regions.name })
      .from(regions)
      .where(eq(regions.isActive, true))
      .orderBy(asc(regions.id)),
  }
}
