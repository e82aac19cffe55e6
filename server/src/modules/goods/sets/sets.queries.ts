import { asc, eq, inArray, sql } from '#platform/database/drizzle'
import type { GoodsSet } from '@vitrina/contract/goods/sets'
import type { Context } from '#platform/context'
import { productSetItems, productSets, products } from '#tables/catalogue'

const shown = {
  id: productSets.id,
  name: productSets.name,
  description: productSets.description,
  items: sql<GoodsSet['items']>`coalesce((
    select json_agg(json_build_object('productId', i.product_id, 'quantity', i.quantity, 'article', p.article, 'name', p.name) order by p.article)
    from ${productSetItems} i join ${products} p on p.id = i.product_id where i.set_id = product_sets.id), '[]')`,
}

export const listSets = ({ db }: Context): Promise<GoodsSet[]> =>
  db.select(shown).from(productSets).orderBy(asc(productSets.name), asc(productSets.id))

export async function findSet({ db }: Context, id: number): Promise<GoodsSet | undefined> {
  const [row] = await db.select(shown).from(productSets).where(eq(productSets.id, id))
  return row
}

export async function areProducts({ db }: Context, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return found.length === new Set(ids).size
}

export const listSetSlugs = ({ db }: Context) => db.select({ slug: productSets.slug }).from(productSets)

type SetHead = { name: string; description: string }

export async function insertSet({ db }: Context, row: SetHead & { slug: string }): Promise<number> {
  const [added] = await db.insert(productSets).values(row).returning({ id: productSets.id })
  if (!added) throw new Error('The insert gave no row back')
  return added.id
}

export const updateSet = ({ db }: Context, id: number, change: SetHead) => db.update(productSets).set(change).where(eq(productSets.id, id))

type SetItem = { productId: number; quantity: number }

export async function replaceSetItems({ db }: Context, setId: number, items: readonly SetItem[]): Promise<void> {
  await db.delete(productSetItems).where(eq(productSetItems.setId, setId))
  if (items.length > 0) await db.insert(productSetItems).values(items.map((item) => ({ ...item, setId })))
}

export const deleteSet = ({ db }: Context, id: number) => db.delete(productSets).where(eq(productSets.id, id))
