import { and, count, desc, eq, ilike, or } from '#platform/database/drizzle'
import type { CustomProductFields } from '@vitrina/contract/catalogue/custom-products'
import type { Context } from '#platform/context'
import { customProducts } from '#tables/choices'

export type CustomProductRow = typeof customProducts.$inferSelect

type Mine = { id: number; userId: number }

const isMine = ({ id, userId }: Mine) => and(eq(customProducts.id, id), eq(customProducts.ownerId, userId))

type ViewerScope = { userId: number; companyId: number | null }

/** One's own, or one a colleague shows the company worked for now. */
const isSeen = ({ userId, companyId }: ViewerScope) =>
  or(
    eq(customProducts.ownerId, userId),
    companyId === null ? undefined : and(eq(customProducts.companyId, companyId), eq(customProducts.visibility, 'company')),
  )

export async function findCustomProduct({ db }: Context, { id, ...scope }: Mine & ViewerScope): Promise<CustomProductRow | undefined> {
  const [row] = await db
    .select()
    .from(customProducts)
    .where(and(eq(customProducts.id, id), isSeen(scope)))
  return row
}

type CustomProductQuery = ViewerScope & { keyword: string; page: number; pageSize: number }

export async function listCustomProducts({ db }: Context, { keyword, page, pageSize, ...scope }: CustomProductQuery) {
  // The typed text is no pattern.
  const part = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const isWanted = and(isSeen(scope), keyword ? or(ilike(customProducts.name, part), ilike(customProducts.article, part)) : undefined)
  const [counted] = await db.select({ total: count() }).from(customProducts).where(isWanted)
  const rows = await db
    .select()
    .from(customProducts)
    .where(isWanted)
    .orderBy(desc(customProducts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: counted?.total ?? 0 }
}

export async function insertCustomProduct({ db }: Context, product: CustomProductFields & { ownerId: number; companyId: number | null }) {
  const [row] = await db.insert(customProducts).values(product).returning()
  if (!row) throw new Error('The insert gave no row back')
  return row
}

/** Held until the transaction ends, so that two photos at once leave no file behind. */
type Named = { name: string; unit: string; note: string }

/** Their ids, in the order given. */
export async function insertNamedProducts(
  { db }: Context,
  owner: { ownerId: number; companyId: number | null },
  named: readonly Named[],
): Promise<number[]> {
  const rows = await db
    .insert(customProducts)
    .values(named.map((one) => ({ ...one, ...owner })))
    .returning({ id: customProducts.id })
  return rows.map(({ id }) => id)
}

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
