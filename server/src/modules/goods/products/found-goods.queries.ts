import { and, eq, type SQL, sql } from '#platform/database/drizzle'
import { products, sections } from '#tables/catalogue'

/** Spelled as the index `products_staff_search` is. */
const searched = sql`(${products.article} || ' ' || ${products.manufacturerCode} || ' ' || coalesce(${products.ean}, '') || ' ' || ${products.name})`

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

export type FoundGoods = { q: string; section?: number | undefined; brand?: number | undefined }

/** Goods as staff look for them, sold or not: every word in a code or the name, a section with all under it, a brand. */
export const goodsCondition = ({ q, section, brand }: FoundGoods): SQL | undefined =>
  and(
    ...q
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => sql`${searched} ilike ${`%${escaped(word)}%`}`),
    section === undefined
      ? undefined
      : sql`${products.sectionId} in (select ${sections.id} from ${sections} where ${sections.path} @> array[${section}]::int[])`,
    brand === undefined ? undefined : eq(products.brandId, brand),
  )
