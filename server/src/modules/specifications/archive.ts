import type { SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { undoableRemoval } from '#platform/jobs/undoable-removal'
import { requireToggle } from '#modules/site/require-access'
import { lockOwn, openHead, requireReader, requireWriter, shownRow } from './open-specification.ts'
import { purgeRemoved, removeArchivedRows, setArchived, undoRemovalRows } from './removal.queries.ts'
import type { SpecificationReader } from './specification-scope.queries.ts'

/** S-13: a deletion of one or of the whole archive, with ten minutes to undo it. */
export const specificationRemoval = undoableRemoval({
  purgeJob: 'specifications.purge-removed',
  remove: (tx: Context, { reader, id }: { reader: SpecificationReader; id?: number | undefined }, mark) =>
    removeArchivedRows(tx, reader, { ...mark, id }),
  restore: undoRemovalRows,
  purge: purgeRemoved,
})

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

async function remove(tx: Context, actor: Actor, id?: number): Promise<{ deletionToken: string; deletedCount: number }> {
  const removed = await specificationRemoval.remove(tx, { reader: requireReader(actor), id })
  const { deletionToken, deletedCount: count } = removed
  if (count > 0)
    await recordEvent(tx, actor, { type: 'specification.deleted', entity: 'specification', entityId: id ?? deletionToken, diff: { count } })
  return removed
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
  const restoredCount = await specificationRemoval.undo(ctx, reader, deletionToken)
  if (restoredCount === 0) throw new AppError('specification.deletion-not-found')
  return { restoredCount }
}
