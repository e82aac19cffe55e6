import { count, desc, eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { destructionRecords } from '#tables/identity'

export type ActRow = typeof destructionRecords.$inferSelect

export async function listRecords({ db }: Context, { page, pageSize }: { page: number; pageSize: number }) {
  const [counted] = await db.select({ total: count() }).from(destructionRecords)
  const rows = await db
    .select()
    .from(destructionRecords)
    .orderBy(desc(destructionRecords.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: counted?.total ?? 0 }
}

export async function findRecord({ db }: Context, uuid: string): Promise<ActRow | undefined> {
  const [row] = await db.select().from(destructionRecords).where(eq(destructionRecords.uuid, uuid))
  return row
}
