import { asc, eq } from '#platform/database/drizzle'
import type { QuantityBreak } from '@vitrina/contract/prices/desk/desk-shapes'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { priceBreaks } from '#tables/promos'

/** Of two who change the breaks of a product the second waits for the first. */
export async function lockProduct({ db }: Context, id: number): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('no key update')
  return rows.length > 0
}

export const readBreaks = ({ db }: Context, productId: number): Promise<QuantityBreak[]> =>
  db
    .select({ from: priceBreaks.fromQuantity, discount: priceBreaks.discount })
    .from(priceBreaks)
    .where(eq(priceBreaks.productId, productId))
    .orderBy(asc(priceBreaks.fromQuantity))

export async function replaceBreaks({ db }: Context, productId: number, breaks: readonly QuantityBreak[]): Promise<void> {
  await db.delete(priceBreaks).where(eq(priceBreaks.productId, productId))
  if (breaks.length > 0)
    await db.insert(priceBreaks).values(breaks.map(({ from, discount }) => ({ productId, fromQuantity: from, discount })))
}
