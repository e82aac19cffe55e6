import { and, asc, eq, inArray, sql, type SQL, type PgColumn } from '#platform/database/drizzle'
import { featureField, featureOf, type ProductValues } from '@vitrina/contract/goods/product-fields'
import type { Context } from '#platform/context'
import { featureValues, productFeatures, productImages, productLinks, products } from '#tables/catalogue'

/** A product as it stands; of features, pictures and links only what was asked for. */
export type ProductState = { id: number; version: number; isPublishedOnce: boolean; values: ProductValues }

const ofIds = (column: PgColumn, ids: readonly number[]): SQL => sql`${column} = any(${sql.param([...ids])}::int[])`

/** Keeps the products from being changed by others until the end of the transaction; in the order of ids, so that two never wait for each other. */
export async function lockProducts(tx: Context, ids: readonly number[], fields: ReadonlySet<string>): Promise<Map<number, ProductState>> {
  const rows = await tx.db.select().from(products).where(ofIds(products.id, ids)).orderBy(asc(products.id)).for('update')
  return statesOf(tx, rows, fields)
}

/** One product with all its features, pictures and links. */
export async function readProductState(ctx: Context, id: number): Promise<(ProductState & { createdAt: Date }) | undefined> {
  const [row] = await ctx.db.select().from(products).where(eq(products.id, id))
  if (!row) return undefined
  const own = await ctx.db.selectDistinct({ id: productFeatures.featureId }).from(productFeatures).where(eq(productFeatures.productId, id))
  const fields = ['images', 'analogs', 'related', ...own.map((feature) => featureField(feature.id))]
  const state = (await statesOf(ctx, [row], new Set(fields))).get(id)
  return state && { ...state, createdAt: row.createdAt }
}

async function statesOf(tx: Context, rows: readonly (typeof products.$inferSelect)[], fields: ReadonlySet<string>) {
  const states = new Map(
    rows.map(({ id, version, publishedAt, image, createdAt: _created, ...values }) => {
      const state: ProductState = { id, version, isPublishedOnce: publishedAt !== null || values.isActive, values }
      if (fields.has('images')) state.values.images = image === null ? [] : [image]
      if (fields.has('analogs')) state.values.analogs = []
      if (fields.has('related')) state.values.related = []
      return [id, state] as const
    }),
  )
  if (states.size === 0) return states
  const found = [...states.keys()]
  if (fields.has('images')) await readImages(tx, found, states)
  if (fields.has('analogs') || fields.has('related')) await readLinks(tx, found, states)
  const featureIds = [...fields].flatMap((field) => featureOf(field) ?? [])
  if (featureIds.length > 0) await readFeatures(tx, { ids: found, featureIds }, states)
  return states
}

async function readImages(tx: Context, ids: readonly number[], states: Map<number, ProductState>): Promise<void> {
  const rows = await tx.db
    .select({ productId: productImages.productId, image: productImages.image })
    .from(productImages)
    .where(ofIds(productImages.productId, ids))
    .orderBy(asc(productImages.productId), asc(productImages.position))
  const lists = Map.groupBy(rows, ({ productId }) => productId)
  for (const [productId, list] of lists) {
    const state = states.get(productId)
    if (state) state.values.images = list.map(({ image }) => image)
  }
}

async function readLinks(tx: Context, ids: readonly number[], states: Map<number, ProductState>): Promise<void> {
  const rows = await tx.db
    .select()
    .from(productLinks)
    .where(ofIds(productLinks.productId, ids))
    .orderBy(asc(productLinks.productId), asc(productLinks.linkedId))
  for (const { productId, linkedId, kind } of rows) states.get(productId)?.values[kind === 'analog' ? 'analogs' : 'related']?.push(linkedId)
}

type Asked = { ids: readonly number[]; featureIds: readonly number[] }

async function readFeatures(tx: Context, { ids, featureIds }: Asked, states: Map<number, ProductState>): Promise<void> {
  for (const state of states.values()) for (const featureId of featureIds) state.values[featureField(featureId)] = []
  const rows = await tx.db
    .select({ productId: productFeatures.productId, featureId: productFeatures.featureId, text: featureValues.text })
    .from(productFeatures)
    .innerJoin(featureValues, eq(featureValues.id, productFeatures.valueId))
    .where(and(ofIds(productFeatures.productId, ids), inArray(productFeatures.featureId, [...featureIds])))
    .orderBy(sql`${featureValues.text} collate "C"`)
  for (const { productId, featureId, text } of rows) states.get(productId)?.values[featureField(featureId)]?.push(text)
}
