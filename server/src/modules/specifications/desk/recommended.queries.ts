import { eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { specifications } from '#tables/specifications'
import { COUNTED_SHAPE, COUNTS, type CountedHead, HEAD, isNamedLike } from '../heads.queries.ts'
import { isOfSeller } from '../specification-scope.queries.ts'

type ListQuery = { siteId: number; keyword: string; page: number; pageSize: number }

export async function listRecommended(
  { db }: Context,
  { siteId, keyword, page, pageSize }: ListQuery,
): Promise<{ rows: CountedHead[]; total: number }> {
  const isWanted = sql`${isOfSeller({ siteId })} and ${isNamedLike(keyword)}`
  const [counted] = await queryRows<{ total: number }>(
    db,
    { total: 'number' },
    sql`select count(*) as total from specifications s where ${isWanted}`,
  )
  const rows = await queryRows<CountedHead>(
    db,
    COUNTED_SHAPE,
    sql`select ${sql.raw(HEAD)}, ${sql.raw(COUNTS)} from specifications s where ${isWanted}
      order by s.updated_at desc, s.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

export async function findRecommended({ db }: Context, siteId: number, id: number): Promise<CountedHead | undefined> {
  const [row] = await queryRows<CountedHead>(
    db,
    COUNTED_SHAPE,
    sql`select ${sql.raw(HEAD)}, ${sql.raw(COUNTS)} from specifications s where s.id = ${id} and ${isOfSeller({ siteId })}`,
  )
  return row
}

export const deleteRecommended = ({ db }: Context, id: number) => db.delete(specifications).where(eq(specifications.id, id))
