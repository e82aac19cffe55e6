import type { PurchasingComment } from '@vitrina/contract/purchasing/purchasing-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { type CommentRow, insertComment, listCommentRows } from './comments.queries.ts'
import { lockForEdit, openEntryHead, requireReader } from './open-entry.ts'

const shown =
  (userId: number) =>
  ({ id, at, author, text }: CommentRow): PurchasingComment => ({
    id,
    at: new Date(at).toISOString(),
    author,
    isMine: author?.id === userId,
    text,
  })

export async function listComments(ctx: Context, actor: Actor, entryId: number): Promise<PurchasingComment[]> {
  const reader = requireReader(actor)
  await openEntryHead(ctx, reader, entryId)
  return (await listCommentRows(ctx, entryId)).map(shown(reader.userId))
}

export async function commentEntry(ctx: Context, actor: Actor, { id, text }: { id: number; text: string }): Promise<PurchasingComment> {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    await lockForEdit(tx, reader, id)
    const commentId = await insertComment(tx, { entryId: id, authorId: reader.userId, text })
    const row = (await listCommentRows(tx, id)).find((one) => one.id === commentId)
    if (!row) throw new Error('A comment that was written is missing')
    return shown(reader.userId)(row)
  })
}
