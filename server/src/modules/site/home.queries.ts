import { and, asc, count, eq, inArray, isNull, or, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { brands, products, sections } from '#tables/catalogue'
import { isShown } from '#tables/entry-columns'
import { homeBlocks } from '#tables/sites'

export const listBlocks = ({ db }: Context, siteId: number) =>
  db
    .select()
    .from(homeBlocks)
    .where(and(eq(homeBlocks.siteId, siteId), isShown(homeBlocks)))
    .orderBy(asc(homeBlocks.position), asc(homeBlocks.id))

/** The roots, and any others that are named. */
export const listHomeSections = ({ db }: Context, ids: number[]) =>
  db
    .select({ id: sections.id, name: sections.name, image: sections.image, parentId: sections.parentId })
    .from(sections)
    .where(or(isNull(sections.parentId), inArray(sections.id, ids)))
    .orderBy(asc(sections.position), asc(sections.id))

export const listBrands = ({ db }: Context) =>
  db.select({ id: brands.id, name: brands.name, logo: brands.logo }).from(brands).orderBy(asc(brands.name))

export function countProductsBySection({ db }: Context) {
  const counted = db
    .select({ sectionId: products.sectionId, count: count().as('count') })
    .from(products)
    .where(eq(products.isActive, true))
    .groupBy(products.sectionId)
    .as('counted')
  return db
    .select({
      path: sql<
        number[]
      >`${sections.path} || case when ${sections.id} = any(${sections.path}) then '{}'::int[] else array[${sections.id}] end`,
      count: counted.count,
    })
    .from(counted)
    .innerJoin(sections, eq(sections.id, counted.sectionId))
}
