import { and, eq, or, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { customerCodes } from '#tables/search'

const codes = { id: products.id, article: products.article, manufacturerCode: products.manufacturerCode, ean: products.ean }

export type ProductCodes = { id: number; article: string; manufacturerCode: string; ean: string | null }

/** Products on sale that have one of these codes exactly. */
export async function findByCodes({ db }: Context, given: string[]): Promise<ProductCodes[]> {
  if (given.length === 0) return []
  const one = sql`any(${sql.param(given)}::text[])`
  return db
    .select(codes)
    .from(products)
    .where(
      and(
        eq(products.isActive, true),
        or(sql`${products.article} = ${one}`, sql`${products.manufacturerCode} = ${one}`, sql`${products.ean} = ${one}`),
      ),
    )
}

/** A company's own codes that read so without separators. */
export async function findCustomerCodes({ db }: Context, { companyId, compact }: { companyId: number; compact: string[] }) {
  if (compact.length === 0) return []
  return db
    .select({ productId: customerCodes.productId, normalised: customerCodes.normalised, compact: customerCodes.compact })
    .from(customerCodes)
    .innerJoin(products, eq(products.id, customerCodes.productId))
    .where(
      and(
        eq(customerCodes.companyId, companyId),
        sql`${customerCodes.compact} = any(${sql.param(compact)}::text[])`,
        eq(products.isActive, true),
      ),
    )
}
