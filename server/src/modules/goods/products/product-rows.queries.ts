import { sql } from '#platform/database/drizzle'
import { featureOf, type ProductValues } from '@vitrina/contract/goods/product-fields'
import type { Context } from '#platform/context'
import { jsonInsert } from '#platform/database/json-insert'
import { queryRows } from '#platform/database/rows'
import { products } from '#tables/catalogue'

const row = jsonInsert(products, { alias: 'r', except: ['id', 'createdAt', 'publishedAt', 'version', 'image'] })
const [columns, values] = [sql.raw(row.columns), sql.raw(row.values)]
const record = sql.raw(row.record.replace('(', '(id integer, images json, '))

/** A product with all its columns; without `images` its pictures stay as they are. */
export type WholeProduct = { id: number | null; values: ProductValues }

const asJson = (rows: readonly WholeProduct[]) => JSON.stringify(rows.map(({ id, values: all }) => ({ ...all, id })))

/** The ids of the new products by article; one whose article was taken meanwhile is not among them. */
export async function insertProducts({ db }: Context, rows: readonly WholeProduct[]): Promise<Map<string, number>> {
  const added = await queryRows<{ id: number; article: string }>(
    db,
    { id: 'number', article: 'text' },
    sql`insert into products (${columns}, image, published_at)
      select ${values}, r.images ->> 0, case when r."isActive" then now() end from json_to_recordset(${asJson(rows)}::json) as ${record}
      on conflict (article) do nothing returning id, article`,
  )
  return new Map(added.map(({ id, article }) => [article, id]))
}

/** All columns of each, in one statement. */
export async function updateProducts({ db }: Context, rows: readonly WholeProduct[]): Promise<void> {
  await db.execute(sql`update products p set (${columns}) = (${values}), version = p.version + 1,
      image = case when r.images is null then p.image else r.images ->> 0 end,
      published_at = coalesce(p.published_at, case when p.is_active then p.created_at when r."isActive" then now() end)
    from json_to_recordset(${asJson(rows)}::json) as ${record} where p.id = r.id`)
}

type FeatureText = { featureId: number; text: string; number: number | null }

/** Values that features do not have yet come after those they have; those of number ranges by their size. */
export async function addFeatureValues({ db }: Context, texts: readonly FeatureText[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(texts)}::json) as g ("featureId" int, text text, number double precision)`
  const added = await queryRows<{ featureId: number }>(
    db,
    { featureId: 'number' },
    sql`insert into feature_values (feature_id, text, number, position)
      select g."featureId", g.text, case when f.kind = 'range' then g.number end,
        (select coalesce(max(v.position), -1) from feature_values v where v.feature_id = g."featureId")
          + row_number() over (partition by g."featureId" order by g.number, g.text)
      from ${given} join features f on f.id = g."featureId"
      where not exists (select from feature_values v where v.feature_id = g."featureId" and v.text = g.text)
      on conflict (feature_id, text) do nothing
      returning feature_id as "featureId"`,
  )
  if (added.length === 0) return
  await db.execute(sql`update feature_values v set position = placed.place
    from (
      select v.id, row_number() over (partition by v.feature_id order by v.number, v.text) - 1 as place
      from feature_values v join features f on f.id = v.feature_id
      where f.kind = 'range' and v.feature_id = any(${sql.param([...new Set(added.map(({ featureId }) => featureId))])}::int[])
    ) placed
    where placed.id = v.id and placed.place <> v.position`)
}

export type ListChange = { productId: number; field: string; after: readonly (string | number)[] }

/** Pictures, links and features of many products; each list given takes the place of the one that was. */
export async function replaceLists(tx: Context, changes: readonly ListChange[]): Promise<void> {
  const of = (field: string) => changes.filter((change) => change.field === field)
  await replaceImages(tx, of('images'))
  await replaceLinks(tx, of('analogs'), 'analog')
  await replaceLinks(tx, of('related'), 'related')
  await replaceFeatures(
    tx,
    changes.flatMap(({ productId, field, after }) => {
      const featureId = featureOf(field)
      return featureId ? [{ productId, featureId, after }] : []
    }),
  )
}

async function replaceImages({ db }: Context, changes: readonly ListChange[]): Promise<void> {
  if (changes.length === 0) return
  const given = sql`json_to_recordset(${JSON.stringify(changes)}::json) as g ("productId" int, after json)`
  await db.execute(sql`delete from product_images using ${given} where product_images.product_id = g."productId"`)
  await db.execute(sql`insert into product_images (product_id, position, image)
    select g."productId", i.place - 1, i.image from ${given}, json_array_elements_text(g.after) with ordinality as i (image, place)`)
}

async function replaceLinks({ db }: Context, changes: readonly ListChange[], kind: 'analog' | 'related'): Promise<void> {
  if (changes.length === 0) return
  const given = sql`json_to_recordset(${JSON.stringify(changes)}::json) as g ("productId" int, after json)`
  await db.execute(
    sql`delete from product_links using ${given} where product_links.product_id = g."productId" and product_links.kind = ${kind}`,
  )
  await db.execute(sql`insert into product_links (product_id, linked_id, kind)
    select g."productId", l.id::int, ${kind} from ${given}, json_array_elements_text(g.after) as l (id)`)
}

async function replaceFeatures(
  { db }: Context,
  changes: readonly { productId: number; featureId: number; after: readonly (string | number)[] }[],
): Promise<void> {
  if (changes.length === 0) return
  const given = sql`json_to_recordset(${JSON.stringify(changes)}::json) as g ("productId" int, "featureId" int, after json)`
  await db.execute(sql`delete from product_features using ${given}
    where product_features.product_id = g."productId" and product_features.feature_id = g."featureId"`)
  await db.execute(sql`insert into product_features (product_id, feature_id, value_id)
    select g."productId", g."featureId", v.id from ${given} cross join lateral json_array_elements_text(g.after) as t (text)
    join feature_values v on v.feature_id = g."featureId" and v.text = t.text`)
}
