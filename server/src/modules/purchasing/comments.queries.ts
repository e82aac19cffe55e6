import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'
import { nameOfPerson } from '#modules/users/name-of-person'
import { purchasingComments } from '#tables/purchasing'

export type CommentRow = { id: number; at: string; author: { id: number; name: string } | null; text: string }

const SHAPE: RowShape<CommentRow> = { id: 'number', at: 'text', author: 'json?', text: 'text' }

export const listCommentRows = ({ db }: Context, entryId: number): Promise<CommentRow[]> =>
  queryRows<CommentRow>(
    db,
    SHAPE,
    sql`select t.id, to_json(t.at) #>> '{}' as at, t.text,
      (select json_build_object('id', u.id, 'name', ${sql.raw(nameOfPerson('u'))}) from users u where u.id = t.author_id) as author
    from purchasing_comments t where t.entry_id = ${entryId} order by t.id`,
  )

export async function insertComment({ db, now }: Context, comment: { entryId: number; authorId: number; text: string }): Promise<number> {
  const [row] = await db
    .insert(purchasingComments)
    .values({ ...comment, at: now() })
    .returning({ id: purchasingComments.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}
