import { and, desc, eq, gt, lt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { dataExports } from '#tables/identity'

export type ExportRow = typeof dataExports.$inferSelect

export async function insertExport({ db }: Context, { userId, days }: { userId: number; days: number }): Promise<ExportRow> {
  const [row] = await db
    .insert(dataExports)
    .values({ userId, expiresAt: sql`now() + make_interval(days => ${days})` })
    .returning()
  if (!row) throw new Error('The insert gave no row back')
  return row
}

export const listExportsOf = ({ db }: Context, userId: number) =>
  db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.expiresAt, sql`now()`)))
    .orderBy(desc(dataExports.createdAt))

export async function findExport({ db }: Context, { id, userId }: { id: string; userId: number }): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, userId), gt(dataExports.expiresAt, sql`now()`)))
  return row
}

/** False when the person, and the row with them, has gone meanwhile. */
export async function setExportFile({ db }: Context, { id, fileKey }: { id: string; fileKey: string }): Promise<boolean> {
  const rows = await db.update(dataExports).set({ fileKey }).where(eq(dataExports.id, id)).returning({ id: dataExports.id })
  return rows.length > 0
}

export const deleteExpiredExports = ({ db }: Context) =>
  db.delete(dataExports).where(lt(dataExports.expiresAt, sql`now()`)).returning({ fileKey: dataExports.fileKey })
