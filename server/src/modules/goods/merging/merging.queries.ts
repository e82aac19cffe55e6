import { and, asc, eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { families, featureValues, productCertificates, productFeatures, products } from '#tables/catalogue'

export async function findValue({ db }: Context, valueId: number) {
  const { id, featureId, text } = featureValues
  const [row] = await db.select({ id, featureId, text }).from(featureValues).where(eq(id, valueId))
  return row
}

/** Kinds whose goods have a value, those with the most first. */
export const listKindsWithValue = ({ db }: Context, valueId: number) => {
  const productCount = sql<number>`count(*)::int`
  return db
    .select({ id: families.id, name: families.name, productCount })
    .from(productFeatures)
    .innerJoin(products, eq(products.id, productFeatures.productId))
    .innerJoin(families, eq(families.id, products.familyId))
    .where(eq(productFeatures.valueId, valueId))
    .groupBy(families.id, families.name)
    .orderBy(sql`${productCount} desc`, asc(families.name))
}

type WithValue = { valueId: number; kindId: number | null }
const hasValue = ({ valueId, kindId }: WithValue) =>
  and(eq(productFeatures.valueId, valueId), kindId === null ? undefined : eq(products.familyId, kindId))

export const listGoodsWithValue = ({ db }: Context, { most, ...wanted }: WithValue & { most: number }) =>
  db
    .select({ id: products.id })
    .from(productFeatures)
    .innerJoin(products, eq(products.id, productFeatures.productId))
    .where(hasValue(wanted))
    .orderBy(asc(products.id))
    .limit(most)

export async function countGoodsWithValue({ db }: Context, wanted: WithValue): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(productFeatures)
    .innerJoin(products, eq(products.id, productFeatures.productId))
    .where(hasValue(wanted))
  return row?.count ?? 0
}

export const listGoodsOfSeries = ({ db }: Context, seriesId: number, most: number) =>
  db.select({ id: products.id }).from(products).where(eq(products.seriesId, seriesId)).orderBy(asc(products.id)).limit(most)

export async function countGoodsOfSeries({ db }: Context, seriesId: number): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(products).where(eq(products.seriesId, seriesId))
  return row?.count ?? 0
}

export async function movePapers({ db }: Context, fromId: number, toId: number): Promise<number> {
  const moved = await db
    .update(productCertificates)
    .set({ seriesId: toId })
    .where(eq(productCertificates.seriesId, fromId))
    .returning({ id: productCertificates.id })
  return moved.length
}
