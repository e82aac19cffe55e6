import { and, asc, inArray, ne, sql } from '#platform/database/drizzle'
import type { Language } from '@vitrina/contract/languages'
import { staffRoles } from '@vitrina/contract/roles/staff-roles.rules'
import type { Context } from '#platform/context'
import { brands, families, sections } from '#tables/catalogue'
import { companies } from '#tables/companies'
import { regions } from '#tables/sites'
import { users } from '#tables/users'

const regionName = (language: Language) => sql<string>`coalesce(${regions.name} ->> ${language}::text, ${regions.name} ->> 'ru')`
const personName = sql<string>`coalesce(nullif(concat_ws(' ', nullif(${users.lastName}, ''), nullif(${users.firstName}, '')), ''), ${users.email}, ${users.phone}, '')`

export type NamedCut = 'region' | 'manager' | 'company' | 'section' | 'kind'

/** Names of the rows of a report, by their ids. */
export async function namesOf({ db }: Context, cut: NamedCut, ids: readonly number[], language: Language): Promise<Map<number, string>> {
  const wanted = [...ids]
  const rows = await {
    region: () =>
      db
        .select({ id: regions.id, name: regionName(language) })
        .from(regions)
        .where(inArray(regions.id, wanted)),
    manager: () => db.select({ id: users.id, name: personName }).from(users).where(inArray(users.id, wanted)),
    company: () => db.select({ id: companies.id, name: companies.name }).from(companies).where(inArray(companies.id, wanted)),
    section: () => db.select({ id: sections.id, name: sections.name }).from(sections).where(inArray(sections.id, wanted)),
    kind: () => db.select({ id: families.id, name: families.name }).from(families).where(inArray(families.id, wanted)),
  }[cut]()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Sections are told with those above them: «Кабель › Силовой». */
export async function listOptions({ db }: Context, language: Language) {
  const above = sql<string>`(select string_agg(a.name, ' › ' order by array_position(sections.path, a.id)) from sections a where a.id = any(sections.path))`
  return {
    regions: await db
      .select({ id: regions.id, name: regionName(language) })
      .from(regions)
      .orderBy(asc(regions.position), asc(regions.id)),
    managers: await db
      .select({ id: users.id, name: personName })
      .from(users)
      .where(and(inArray(users.role, staffRoles), ne(users.state, 'deleted')))
      .orderBy(asc(users.lastName), asc(users.id)),
    brands: (await db.select({ name: brands.name }).from(brands).orderBy(asc(brands.name))).map(({ name }) => name),
    sections: await db.select({ id: sections.id, name: above }).from(sections).orderBy(asc(above)),
    kinds: await db.select({ id: families.id, name: families.name }).from(families).orderBy(asc(families.name)),
  }
}
