import type { EntryRow } from '@vitrina/contract/purchasing/purchasing-shapes'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { undoableRemoval } from '#platform/jobs/undoable-removal'
import { purgeRemoved, removeArchivedRows, setArchived, undoRemovalRows } from './entries.queries.ts'
import { lockEntry, openEntryHead, requireReader } from './open-entry.ts'
import type { Prices } from './read-rest.ts'
import { showEntry } from './show-entry.ts'

/** S-14: a deletion of one or of the whole archive, with ten minutes to undo it. */
export const entryRemoval = undoableRemoval({
  purgeJob: 'purchasing.purge-removed',
  remove: removeArchivedRows,
  restore: undoRemovalRows,
  purge: purgeRemoved,
})

type Archived = { catalogue: Prices; id: number; isArchived: boolean }

/** Into the archive or out of it; the orders of the entry stay as they are. */
export async function setArchive(ctx: Context, actor: Actor, { catalogue, id, isArchived }: Archived): Promise<EntryRow> {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockEntry(tx, reader, id)
    if ((head.archived_at !== null) !== isArchived) await setArchived(tx, id, isArchived)
    return showEntry(tx, actor, { catalogue, reader, head: await openEntryHead(tx, reader, id) })
  })
}

async function remove(tx: Context, actor: Actor, id?: number): Promise<{ deletionToken: string; deletedCount: number }> {
  const removed = await entryRemoval.remove(tx, { reader: requireReader(actor), id })
  const { deletionToken, deletedCount: count } = removed
  if (count > 0)
    await recordEvent(tx, actor, { type: 'purchasing.deleted', entity: 'purchasing', entityId: id ?? deletionToken, diff: { count } })
  return removed
}

export async function removeEntry(ctx: Context, actor: Actor, id: number) {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockEntry(tx, reader, id)
    if (head.archived_at === null) throw new AppError('purchasing.not-archived')
    return remove(tx, actor, id)
  })
}

export async function removeArchived(ctx: Context, actor: Actor): Promise<{ deletionToken: string | null; deletedCount: number }> {
  requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const { deletionToken, deletedCount } = await remove(tx, actor)
    return { deletionToken: deletedCount > 0 ? deletionToken : null, deletedCount }
  })
}

export async function undoRemoval(ctx: Context, actor: Actor, deletionToken: string): Promise<{ restoredCount: number }> {
  const restoredCount = await entryRemoval.undo(ctx, requireReader(actor), deletionToken)
  if (restoredCount === 0) throw new AppError('purchasing.deletion-not-found')
  return { restoredCount }
}
