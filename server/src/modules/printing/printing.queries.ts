import { and, eq, lt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { printings } from '#tables/printing'

export async function insertPrinting({ db }: Context, row: { authorId: number; count: number }): Promise<number> {
  const [made] = await db.insert(printings).values(row).returning({ id: printings.id })
  if (!made) throw new Error('The insert gave no row back')
  return made.id
}

export async function findPrinting({ db }: Context, { id, authorId }: { id: number; authorId: number }) {
  const [row] = await db
    .select()
    .from(printings)
    .where(and(eq(printings.id, id), eq(printings.authorId, authorId)))
  return row
}

type Change = Partial<Pick<typeof printings.$inferInsert, 'state' | 'percent' | 'fileKey'>>

/** False when it is over: a job that a second worker took up after the first changes nothing more. */
export async function changePrinting({ db }: Context, id: number, set: Change): Promise<boolean> {
  const rows = await db
    .update(printings)
    .set(set)
    .where(and(eq(printings.id, id), eq(printings.state, 'making')))
    .returning({ id: printings.id })
  return rows.length > 0
}

export const deletePrintings = ({ db }: Context, { days }: { days: number }) =>
  db.delete(printings).where(lt(printings.createdAt, sql`now() - make_interval(days => ${days})`))
