import { and, asc, eq, ne, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { brands, productCertificates, products, series } from '#tables/catalogue'

const { id, name, slug, countryCode, description, logo } = brands
const shown = {
  id,
  name,
  slug,
  countryCode,
  description,
  logo,
  productCount: sql<number>`(select count(*)::int from ${products} p where p.brand_id = brands.id)`,
  series: sql<{ id: number; name: string; productCount: number }[]>`coalesce((
    select json_agg(json_build_object('id', s.id, 'name', s.name,
      'productCount', (select count(*) from ${products} p where p.brand_id = s.brand_id and p.series_id = s.id)) order by s.name)
    from ${series} s where s.brand_id = brands.id), '[]')`,
}
export type BrandRecord = Awaited<ReturnType<typeof listBrandRecords>>[number]

export const listBrandRecords = ({ db }: Context) => db.select(shown).from(brands).orderBy(asc(brands.name), asc(brands.id))

export async function findBrand({ db }: Context, brandId: number): Promise<BrandRecord | undefined> {
  const [row] = await db.select(shown).from(brands).where(eq(brands.id, brandId))
  return row
}

export type BrandDraft = { name: string; countryCode: string; description: string }

export async function isBrandTaken({ db }: Context, { named, except }: { named: string; except: number }): Promise<boolean> {
  const found = await db
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(sql`lower(${brands.name})`, named.toLowerCase()), ne(brands.id, except)))
  return found.length > 0
}

export const listBrandSlugs = ({ db }: Context) => db.select({ slug: brands.slug }).from(brands)

export async function insertBrand({ db }: Context, brand: BrandDraft & { slug: string }): Promise<number> {
  const [row] = await db.insert(brands).values(brand).returning({ id: brands.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

export const updateBrand = ({ db }: Context, brandId: number, change: Partial<BrandDraft & { logo: string }>) =>
  db.update(brands).set(change).where(eq(brands.id, brandId))

export const deleteBrand = ({ db }: Context, brandId: number) => db.delete(brands).where(eq(brands.id, brandId))

export async function findSeries({ db }: Context, seriesId: number) {
  const [row] = await db
    .select({
      id: series.id,
      name: series.name,
      brandId: series.brandId,
      isUsed: sql<boolean>`exists (select from ${products} p where p.series_id = series.id)
        or exists (select from ${productCertificates} c where c.series_id = series.id)`,
    })
    .from(series)
    .where(eq(series.id, seriesId))
  return row
}

export async function insertSeries({ db }: Context, row: { brandId: number; name: string }): Promise<number | undefined> {
  const [added] = await db.insert(series).values(row).onConflictDoNothing().returning({ id: series.id })
  return added?.id
}

export const updateSeries = ({ db }: Context, seriesId: number, newName: string) =>
  db.update(series).set({ name: newName }).where(eq(series.id, seriesId))

export const deleteSeries = ({ db }: Context, seriesId: number) => db.delete(series).where(eq(series.id, seriesId))
