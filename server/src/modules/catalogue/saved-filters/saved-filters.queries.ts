import { and, count, desc, eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { savedFilters } from '#tables/choices'

type Mine = { userId: number; id: number }

const isMine = ({ userId, id }: Mine) => and(eq(savedFilters.id, id), eq(savedFilters.userId, userId))

export const listSavedFilters = ({ db }: Context, userId: number) =>
  db.select().from(savedFilters).where(eq(savedFilters.userId, userId)).orderBy(desc(savedFilters.id))

export async function countSavedFilters({ db }: Context, userId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(savedFilters).where(eq(savedFilters.userId, userId))
  return row?.count ?? 0
}

export async function insertSavedFilter({ db }: Context, filter: { userId: number; name: string; url: string }) {
  const [row] = await db.insert(savedFilters).values(filter).returning()
  if (!row) throw new Error('The insert gave no row back')
  return row
}

export async function renameSavedFilter({ db }: Context, { name, ...mine }: Mine & { name: string }) {
  const [row] = await db.update(savedFilters).set({ name }).where(isMine(mine)).returning()
  return row
}

export async function deleteSavedFilter({ db }: Context, mine: Mine): Promise<boolean> {
  return (await db.delete(savedFilters).where(isMine(mine)).returning({ id: savedFilters.id })).length > 0
}
