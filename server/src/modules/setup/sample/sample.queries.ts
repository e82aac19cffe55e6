import { and, eq, inArray, isNotNull, notExists, sql, type PgColumn, type PgTable } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import {
  brands,
  countries,
  families,
  features,
  featureValues,
  productCertificates,
  productFeatures,
  products,
  sections,
  sellers,
  series,
  units,
  warehouses,
} from '#tables/catalogue'
import { familyFeatures } from '#tables/kind-features'
import { analogRules } from '#tables/analogs'
import { orderItems } from '#tables/orders'
import { prices, priceTypes } from '#tables/prices'
import { brandCashBacks, companyDiscounts } from '#tables/promos'
import { sampleRows } from '#tables/setup'
import { stock } from '#tables/stock'
import type { SampleGoods } from './sample-goods.ts'

type NotedTable = 'sections' | 'families' | 'brands' | 'series' | 'features' | 'feature_values' | 'products'

async function note({ db }: Context, table: NotedTable, added: readonly { id: number }[]): Promise<void> {
  if (added.length > 0) await db.insert(sampleRows).values(added.map(({ id }) => ({ table, rowId: id })))
}

const idsBy = <R extends { id: number }>(rows: readonly R[], keyOf: (row: R) => string) => new Map(rows.map((row) => [keyOf(row), row.id]))

const idIn = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The sample names ${key}, which is not there`)
  return id
}

export async function countSample({ db }: Context): Promise<number> {
  return db.$count(sampleRows, eq(sampleRows.table, 'products'))
}

/** A row that is there already under the same slug, code or article stays as it is and is not the sample's. */
async function insertSections(tx: Context, rows: SampleGoods['sections']): Promise<Map<string, number>> {
  const { db } = tx
  for (const { slug, name, parent, position } of rows) {
    const [above] = parent === null ? [] : await db.select().from(sections).where(eq(sections.slug, parent))
    const added = await db
      .insert(sections)
      .values({ slug, name, position, parentId: above?.id ?? null })
      .onConflictDoNothing()
      .returning({ id: sections.id })
    for (const { id } of added)
      await db
        .update(sections)
        .set({ path: [...(above?.path ?? []), id] })
        .where(eq(sections.id, id))
    await note(tx, 'sections', added)
  }
  return idsBy(await db.select({ id: sections.id, slug: sections.slug }).from(sections), ({ slug }) => slug)
}

async function insertMakers(tx: Context, sample: SampleGoods, sectionIds: Map<string, number>) {
  const { db } = tx
  const kinds = sample.families.map(({ code, name, section }) => ({ code, name, sectionId: idIn(sectionIds, section) }))
  await note(tx, 'families', await db.insert(families).values(kinds).onConflictDoNothing().returning({ id: families.id }))
  await note(tx, 'brands', await db.insert(brands).values(sample.brands).onConflictDoNothing().returning({ id: brands.id }))
  const brandIds = idsBy(await db.select({ id: brands.id, slug: brands.slug }).from(brands), ({ slug }) => slug)
  const lines = sample.series.map(({ brand, name }) => ({ brandId: idIn(brandIds, brand), name }))
  await note(tx, 'series', await db.insert(series).values(lines).onConflictDoNothing().returning({ id: series.id }))
  return {
    familyIds: idsBy(await db.select({ id: families.id, code: families.code }).from(families), ({ code }) => code),
    brandIds,
    seriesIds: idsBy(await db.select().from(series), ({ brandId, name }) => `${brandId} ${name}`),
  }
}

async function insertFeatures(tx: Context, sample: SampleGoods) {
  const { db } = tx
  await note(tx, 'features', await db.insert(features).values(sample.features).onConflictDoNothing().returning({ id: features.id }))
  const featureIds = idsBy(await db.select({ id: features.id, code: features.code }).from(features), ({ code }) => code)
  const values = sample.values.map(({ feature, ...value }) => ({ ...value, featureId: idIn(featureIds, feature) }))
  await note(tx, 'feature_values', await db.insert(featureValues).values(values).onConflictDoNothing().returning({ id: featureValues.id }))
  const valueIds = idsBy(await db.select().from(featureValues), ({ featureId, text }) => `${featureId} ${text}`)
  return { featureIds, valueIds }
}

/** The form of each kind the sample brought: the features its goods have. A kind that was there keeps its own form. */
async function insertFamilyFeatures(
  tx: Context,
  { products: goods }: SampleGoods,
  { familyIds, featureIds }: { familyIds: Map<string, number>; featureIds: Map<string, number> },
): Promise<void> {
  const brought = new Set((await notedIds(tx, 'families')).map(({ id }) => id))
  const codesOf = new Map<number, Set<string>>()
  for (const { family, specs } of goods) {
    const id = idIn(familyIds, family)
    if (brought.has(id)) codesOf.set(id, new Set([...(codesOf.get(id) ?? []), ...specs.map(([code]) => code)]))
  }
  const rows = [...codesOf].flatMap(([familyId, codes]) =>
    [...codes].map((code, position) => ({ familyId, featureId: idIn(featureIds, code), position })),
  )
  if (rows.length > 0) await tx.db.insert(familyFeatures).values(rows)
}

/** The first of each, as set-up laid them; null where the sample would have nothing to stand on. */
export async function findSampleGround({ db }: Context, sample: SampleGoods) {
  const [seller] = await db.select().from(sellers).orderBy(sellers.id).limit(1)
  const [warehouse] = await db.select().from(warehouses).orderBy(warehouses.id).limit(1)
  const [priceType] = await db.select().from(priceTypes).where(eq(priceTypes.isRetail, true)).orderBy(priceTypes.id).limit(1)
  const unitIds = idsBy(await db.select().from(units), ({ okei }) => okei)
  const codes = new Set((await db.select({ code: countries.code }).from(countries)).map(({ code }) => code))
  const hasUnits = sample.products.every(({ okei }) => unitIds.has(okei))
  const hasCountries = sample.brands.every(({ countryCode }) => codes.has(countryCode))
  if (!seller || !warehouse || !priceType || !hasUnits || !hasCountries) return null
  return { sellerId: seller.id, warehouseId: warehouse.id, priceTypeId: priceType.id, unitIds }
}

type SampleGround = NonNullable<Awaited<ReturnType<typeof findSampleGround>>>

/** Brings the sample and notes every row of it. */
export async function insertSample(tx: Context, sample: SampleGoods, ground: SampleGround): Promise<number> {
  const { db } = tx
  const sectionIds = await insertSections(tx, sample.sections)
  const { familyIds, brandIds, seriesIds } = await insertMakers(tx, sample, sectionIds)
  const { featureIds, valueIds } = await insertFeatures(tx, sample)
  await insertFamilyFeatures(tx, sample, { familyIds, featureIds })
  const { sellerId, warehouseId, priceTypeId, unitIds } = ground
  const countryOf = new Map(sample.brands.map(({ slug, countryCode }) => [slug, countryCode]))
  const rows = sample.products.map(
    ({ section, family, brand, series: line, okei, price: _price, stock: _stock, specs: _specs, ...fields }) => ({
      ...fields,
      sectionId: idIn(sectionIds, section),
      familyId: idIn(familyIds, family),
      brandId: idIn(brandIds, brand),
      seriesId: idIn(seriesIds, `${idIn(brandIds, brand)} ${line}`),
      countryCode: countryOf.get(brand) ?? 'RU',
      sellerId,
      unitId: idIn(unitIds, okei),
    }),
  )
  const added = await db.insert(products).values(rows).onConflictDoNothing().returning({ id: products.id, article: products.article })
  await note(tx, 'products', added)
  const ids = idsBy(added, ({ article }) => article)
  const brought = sample.products.flatMap((product) => {
    const id = ids.get(product.article)
    return id === undefined ? [] : [{ id, product }]
  })
  if (brought.length === 0) return 0
  await db.insert(prices).values(brought.map(({ id, product }) => ({ productId: id, priceTypeId, price: product.price })))
  await db.insert(stock).values(brought.map(({ id, product }) => ({ productId: id, warehouseId, free: product.stock })))
  const specs = brought.flatMap(({ id, product }) =>
    product.specs.map(([code, text]) => {
      const featureId = idIn(featureIds, code)
      return { productId: id, featureId, valueId: idIn(valueIds, `${featureId} ${text}`) }
    }),
  )
  await db.insert(productFeatures).values(specs)
  return brought.length
}

/** Ids of a table that the sample brought. */
const notedIds = ({ db }: Context, table: NotedTable) =>
  db.select({ id: sampleRows.rowId }).from(sampleRows).where(eq(sampleRows.table, table))

/** Goods of the sample that stand in orders are unpublished and stay; the rest goes with all that belongs to it. */
export async function deleteSampleProducts(tx: Context): Promise<{ removed: number; kept: { article: string; name: string }[] }> {
  const { db } = tx
  const ordered = db.selectDistinct({ id: orderItems.productId }).from(orderItems).where(isNotNull(orderItems.productId))
  const ours = inArray(products.id, notedIds(tx, 'products'))
  const kept = await db
    .update(products)
    .set({ isActive: false })
    .where(and(ours, inArray(products.id, ordered)))
    .returning({ article: products.article, name: products.name })
  const removed = await db
    .delete(products)
    .where(and(ours, sql`${products.id} not in ${ordered}`))
    .returning({ id: products.id })
  return { removed: removed.length, kept }
}

type Use = { table: PgTable; column: PgColumn }

/** Rows of the sample nobody needs any more; those a seller has built upon stay. */
async function deleteUnused(
  tx: Context,
  { name, table, id, uses }: { name: NotedTable; table: PgTable; id: PgColumn; uses: readonly Use[] },
) {
  const { db } = tx
  const unused = uses.map((use) => notExists(db.select({ one: sql`1` }).from(use.table).where(eq(use.column, id))))
  await db.delete(table).where(and(inArray(id, notedIds(tx, name)), ...unused))
}

export async function deleteSampleReference(tx: Context): Promise<void> {
  const { db } = tx
  const ofSeries = [
    { table: products, column: products.seriesId },
    { table: productCertificates, column: productCertificates.seriesId },
  ]
  await deleteUnused(tx, { name: 'series', table: series, id: series.id, uses: ofSeries })
  const ofFamilies = [
    { table: products, column: products.familyId },
    { table: analogRules, column: analogRules.familyId },
  ]
  await deleteUnused(tx, { name: 'families', table: families, id: families.id, uses: ofFamilies })
  await deleteUnused(tx, {
    name: 'feature_values',
    table: featureValues,
    id: featureValues.id,
    uses: [{ table: productFeatures, column: productFeatures.valueId }],
  })
  await deleteUnused(tx, {
    name: 'features',
    table: features,
    id: features.id,
    uses: [
      { table: featureValues, column: featureValues.featureId },
      { table: analogRules, column: analogRules.featureId },
      { table: familyFeatures, column: familyFeatures.featureId },
    ],
  })
  const ofBrands = [
    { table: products, column: products.brandId },
    { table: series, column: series.brandId },
    { table: productCertificates, column: productCertificates.brandId },
    { table: companyDiscounts, column: companyDiscounts.brandId },
    { table: brandCashBacks, column: brandCashBacks.brandId },
  ]
  await deleteUnused(tx, { name: 'brands', table: brands, id: brands.id, uses: ofBrands })
  const ofSections = [
    { table: products, column: products.sectionId },
    { table: families, column: families.sectionId },
    { table: companyDiscounts, column: companyDiscounts.sectionId },
  ]
  // From the leaves up: a parent is free once its children are gone.
  for (let depth = 6; depth > 0; depth--) {
    const leaves = db.select({ id: sections.parentId }).from(sections).where(isNotNull(sections.parentId))
    const isLeaf = sql`${sections.id} not in ${leaves}`
    const free = ofSections.map(({ table, column }) => notExists(db.select({ one: sql`1` }).from(table).where(eq(column, sections.id))))
    await db.delete(sections).where(and(inArray(sections.id, notedIds(tx, 'sections')), isLeaf, ...free))
  }
  await db.delete(sampleRows)
}
