import { and, eq, or } from 'drizzle-orm'
import type { CustomProductFields } from '@vitrina/contract/custom-products'
import type { Context } from '#platform/context'
import { customProducts } from '#tables/choices'

export type CustomProductRow = typeof customProducts.$inferSelect

type Mine = { id: number; userId: number }

const isMine = ({ id, userId }: Mine) => and(eq(customProducts.id, id), eq(customProducts.ownerId, userId))

/** One's own, or one a colleague shows the company worked for now. */
export async function findCustomProduct(
  { db }: Context,
  { id, userId, companyId }: Mine & { companyId: number | null },
): Promise<CustomProductRow | undefined> {
  const isOurs = companyId === null ? undefined : and(eq(customProducts.companyId, companyId), eq(customProducts.visibility, 'company'))
  const [row] = await db
    .select()
    .from(customProducts)
    .where(and(eq(customProducts.id, id), or(eq(customProducts.ownerId, userId), isOurs)))
  return row
}

export async function insertCustomProduct({ db }: Context, product: CustomProductFields & { ownerId: number; companyId: number | null }) {
  const [row] = await db.insert(customProducts).values(product).returning()
  if (!row) throw new Error('The insert gave no row back')
  return row
}

/** Held until the transaction ends, so that two photos at once leave no file behind. */
export async function lockCustomProduct({ db }: Context, mine: Mine): Promise<CustomProductRow | undefined> {
  const [row] = await db.select().from(customProducts).where(isMine(mine)).for('update')
  return row
}

export async function updateCustomProduct(
  { db }: Context,
  mine: Mine,
  changes: Partial<CustomProductFields> & { image?: string | null },
): Promise<CustomProductRow | undefined> {
  const [row] = await db.update(customProducts).set(changes).where(isMine(mine)).returning()
  return row
}

export const deleteCustomProduct = ({ db }: Context, mine: Mine) => db.delete(customProducts).where(isMine(mine))
