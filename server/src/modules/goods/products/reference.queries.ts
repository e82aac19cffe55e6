import { asc } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { countries, manufacturers, sellers, units } from '#tables/catalogue'

export const readReferenceRows = async ({ db }: Context) => ({
  manufacturers: await db.select({ id: manufacturers.id, name: manufacturers.name }).from(manufacturers).orderBy(asc(manufacturers.name)),
  countries: await db.select().from(countries).orderBy(asc(countries.code)),
  sellers: await db.select({ id: sellers.id, name: sellers.name }).from(sellers).orderBy(asc(sellers.name)),
  units: await db.select().from(units).orderBy(asc(units.id)),
})
