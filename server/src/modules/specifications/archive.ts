import { randomUUID } from 'node:crypto'
import type { SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { lockOwn, openHead, requireReader, requireWriter, shownRow } from './open-specification.ts'
import { removeArchivedRows, setArchived, undoRemovalRows } from './removal.queries.ts'

/** S-13: so long a deletion can be undone. */
const UNDO_MS = 10 * 60_000

export const PURGE_REMOVED = 'specifications.purge-removed'

/** Into the archive or out of it: the owner's decision. */
async function setArchive(ctx: Context, actor: Actor, id: number, isArchived: boolean): Promise<SpecificationRow> {
  requireToggle(actor, 'specificationArchive')
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockOwn(tx, reader, id)
    if ((head.archived_at !== null) !== isArchived) await setArchived(tx, id, isArchived)
    return shownRow(await openHead(tx, reader, id), reader)
  })
}

export const archiveSpecification = (ctx: Context, actor: Actor, id: number) => setArchive(ctx, actor, id, true)
export const restoreSpecification = (ctx: Context, actor: Actor, id: number) => setArchive(ctx, actor, id, false)

/** Out of sight at once, gone when nobody brought it back in time. */
async function remove(tx: Context, actor: Actor, id?: number): Promise<{ deletionToken: string; deletedCount: number }> {
  const reader = requireReader(actor)
  const now = tx.now()
  const deletionToken = randomUUID()
  const deletedCount = await removeArchivedRows(tx, reader, { token: deletionToken, now, id })
  if (deletedCount > 0) {
    await tx.jobs.add(PURGE_REMOVED, { token: deletionToken }, { runAt: new Date(now.getTime() + UNDO_MS) })
    await recordEvent(tx, actor, {
      type: 'specification.deleted',
      entity: 'specification',
      entityId: id ?? deletionToken,
      diff: { count: deletedCount },
    })
  }
  return { deletionToken, deletedCount }
}

export async function removeSpecification(ctx: Context, actor: Actor, id: number) {
  requireToggle(actor, 'specificationArchive')
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockOwn(tx, reader, id)
    if (head.archived_at === null) throw new AppError('specification.not-archived')
    return remove(tx, actor, id)
  })
}

export async function removeArchived(ctx: Context, actor: Actor): Promise<{ deletionToken: string | null; deletedCount: number }> {
  requireToggle(actor, 'specificationArchive')
  requireWriter(actor)
  return inTransaction(ctx, async (tx) => {
    const { deletionToken, deletedCount } = await remove(tx, actor)
    return { deletionToken: deletedCount > 0 ? deletionToken : null, deletedCount }
  })
}

export async function undoRemoval(ctx: Context, actor: Actor, deletionToken: string): Promise<{ restoredCount: number }> {
  requireToggle(actor, 'specificationArchive')
  const reader = requireReader(actor)
  const since = new Date(ctx.now().getTime() - UNDO_MS)
  const restoredCount = await undoRemovalRows(ctx, reader, { token: deletionToken, since })
  if (restoredCount === 0) throw new AppError('specification.deletion-not-found')
  return { restoredCount }
}
