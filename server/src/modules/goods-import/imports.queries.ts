import { and, count, desc, eq, getTableColumns, inArray, isNotNull, lt, type SQL, sql } from '#platform/database/drizzle'
import type { GoodsImportState } from '@vitrina/contract/goods-import/goods-import'
import type { ImportTarget } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Context } from '#platform/context'
import { nameOfPerson } from '#modules/users/name-of-person'
import { goodsImports } from '#tables/goods-import'
import { users } from '#tables/users'

export type ImportRow = typeof goodsImports.$inferSelect
export type NewImport = typeof goodsImports.$inferInsert
type WithAuthor = ImportRow & { author: string }

const author = sql<string>`coalesce((select ${sql.raw(nameOfPerson('u'))} from users u where u.id = ${goodsImports.authorId}), '')`

/** `userId`: who looks; `allowed`: what they may write by hand. */
export type Reader = { userId: number; allowed: readonly ImportTarget[] }

/** A price list is not shown to whoever may not see prices; what a file is about that nobody has mapped yet is known to its author alone. */
const isVisible = ({ userId, allowed }: Reader): SQL =>
  sql`(${goodsImports.targets} <@ ${sql.param([...allowed])}::text[] and (${goodsImports.targets} <> '{}' or ${goodsImports.authorId} = ${userId}))`

export async function insertImport({ db }: Context, row: NewImport): Promise<number> {
  const [made] = await db.insert(goodsImports).values(row).returning({ id: goodsImports.id })
  if (!made) throw new Error('The insert gave no row back')
  return made.id
}

export async function findImport({ db }: Context, id: number, reader: Reader): Promise<WithAuthor | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(goodsImports), author })
    .from(goodsImports)
    .where(and(eq(goodsImports.id, id), isVisible(reader)))
  return row
}

/** For jobs, which ask themselves whether the author may still write. */
export async function findAnyImport({ db }: Context, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(goodsImports).where(eq(goodsImports.id, id))
  return row
}

/** Held until the transaction ends: each part of the work is done once. */
export async function lockImport({ db }: Context, id: number, state: GoodsImportState): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(goodsImports)
    .where(and(eq(goodsImports.id, id), eq(goodsImports.state, state)))
    .for('update')
  return row
}

export async function listImports({ db }: Context, { page, size, reader }: { page: number; size: number; reader: Reader }) {
  const { sheets: _, mapping: __, changes: ___, archive: ____, added: _____, ...head } = getTableColumns(goodsImports)
  const items = await db
    .select({ ...head, author })
    .from(goodsImports)
    .where(isVisible(reader))
    .orderBy(desc(goodsImports.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(goodsImports).where(isVisible(reader))
  return { items, total: counted?.total ?? 0 }
}

/** Changes an import while it is in one of these states; false: it no longer is. */
export async function changeImport(
  { db }: Context,
  id: number,
  { from, set }: { from: readonly GoodsImportState[]; set: Partial<NewImport> },
): Promise<boolean> {
  const rows = await db
    .update(goodsImports)
    .set(set)
    .where(and(eq(goodsImports.id, id), inArray(goodsImports.state, [...from])))
    .returning({ id: goodsImports.id })
  return rows.length > 0
}

export const findAuthor = async ({ db }: Context, id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]

export const listWithOldFiles = ({ db }: Context, days: number) =>
  db
    .select({ id: goodsImports.id, fileKey: goodsImports.fileKey, archiveKey: goodsImports.archiveKey, state: goodsImports.state })
    .from(goodsImports)
    .where(and(isNotNull(goodsImports.fileKey), lt(goodsImports.createdAt, sql`now() - make_interval(days => ${days})`)))
