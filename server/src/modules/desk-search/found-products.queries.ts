import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { given, MOST_READ } from './staff-scope.queries.ts'

type ProductRow = { id: number; article: string; name: string }
const shape = { id: 'number', article: 'text', name: 'text' } as const

/** In the order the engine gave them. */
export const nameProducts = prepared<ProductRow>(
  'desk_search_named_products',
  shape,
  `select p.id, p.article, p.name from unnest(${given(1, 'int[]')}) with ordinality as found(id, place) join products p on p.id = found.id order by found.place`,
)

const productsByCode = prepared<ProductRow>(
  'desk_search_products',
  shape,
  // Spelled as the index `products_staff_search` is.
  `select p.id, p.article, p.name from products p
  where (p.article || ' ' || p.manufacturer_code || ' ' || coalesce(p.ean, '') || ' ' || p.name) ilike ${given(1, 'text')} limit ${MOST_READ}`,
)

/** Goods by any part of a code or name, also those that buyers do not see. */
export const findProductsByPart = (ctx: Context, pattern: string) => productsByCode(ctx, [pattern])
