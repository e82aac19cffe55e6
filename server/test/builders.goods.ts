import type { Context } from '#platform/context'
import { brands, countries, families, features, products, sections, sellers, units } from '#tables/catalogue'
import { eq } from '#platform/database/drizzle'
import { next, only } from './builders.ts'

/** `path` follows from the parent. */
export async function aSection(
  { db }: Context,
  { parent, ...given }: Partial<typeof sections.$inferInsert> & { parent?: { id: number; path: number[] } } = {},
) {
  const added = only(
    await db
      .insert(sections)
      .values({ slug: `section-${next()}`, name: 'Кабель', parentId: parent?.id ?? null, ...given })
      .returning(),
  )
  const path = [...(parent?.path ?? []), added.id]
  await db.update(sections).set({ path }).where(eq(sections.id, added.id))
  return { ...added, path }
}

export const aBrand = async ({ db }: Context, given: Partial<typeof brands.$inferInsert> = {}) =>
  only(
    await db
      .insert(brands)
      .values({ slug: `brand-${next()}`, name: 'Искра', countryCode: 'RU', ...given })
      .returning(),
  )

export const aFeature = async ({ db }: Context, given: Partial<typeof features.$inferInsert> = {}) =>
  only(
    await db
      .insert(features)
      .values({ code: `feature-${next()}`, name: 'Сечение', kind: 'range', ...given })
      .returning(),
  )

/** A product with a family, brand, seller and unit of its own unless they are given. */
export async function aProduct(ctx: Context, { sectionId, ...given }: Partial<typeof products.$inferInsert> & { sectionId: number }) {
  const { db } = ctx
  const n = next()
  await db
    .insert(countries)
    .values({ code: 'RU', name: { ru: 'Россия' } })
    .onConflictDoNothing()
  const brandId = given.brandId ?? (await aBrand(ctx)).id
  const familyId =
    given.familyId ??
    only(
      await db
        .insert(families)
        .values({ code: `family-${n}`, name: 'Кабель силовой', sectionId })
        .returning(),
    ).id
  const sellerId =
    given.sellerId ??
    only(
      await db
        .insert(sellers)
        .values({ slug: `seller-${n}`, name: 'Склад' })
        .returning(),
    ).id
  const unitId =
    given.unitId ??
    only(
      await db
        .insert(units)
        .values({ okei: String(n), name: { ru: 'м' } })
        .returning(),
    ).id
  return only(
    await db
      .insert(products)
      .values({
        article: `A-${n}`,
        manufacturerCode: `M-${n}`,
        name: `Кабель ${n}`,
        countryCode: 'RU',
        ...given,
        sectionId,
        brandId,
        familyId,
        sellerId,
        unitId,
      })
      .returning(),
  )
}
