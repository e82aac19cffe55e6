import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'

type ProductPageFacts = { description: string; ean: string | null; images: string[] | null }

const pageFactsStatement = prepared<ProductPageFacts>(
  'product_page',
  { description: 'text', ean: 'text?', images: 'json?' },
  `select p.description, p.ean, (select json_agg(i.image order by i.position) from product_images i where i.product_id = p.id) as images
  from products p where p.id = $1 and p.is_active`,
)

/** Product facts for a page beyond its card; undefined for one that is not sold. */
export async function findProductPageFacts(ctx: Context, id: number): Promise<ProductPageFacts | undefined> {
  const [row] = await pageFactsStatement(ctx, [id])
  return row
}

const lastStatement = prepared<{ last: number }>('last_product', { last: 'number' }, 'select coalesce(max(id), 0) as last from products')

export async function findLastProductId(ctx: Context): Promise<number> {
  const [row] = await lastStatement(ctx, [])
  return row?.last ?? 0
}

const idsStatement = prepared<{ ids: number[] }>(
  'sold_between',
  { ids: 'json' },
  'select array(select id from products where id > $1 and id <= $2 and is_active order by id limit $3) as ids',
)

/** Ids of goods on sale, after one and up to another. */
export async function listSoldIds(ctx: Context, { after, last, limit }: { after: number; last: number; limit: number }): Promise<number[]> {
  const [row] = await idsStatement(ctx, [after, last, limit])
  return row?.ids ?? []
}
