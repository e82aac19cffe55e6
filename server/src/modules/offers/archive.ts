import type { OfferRow } from '@vitrina/contract/offers/offer-shapes'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { undoableRemoval } from '#platform/jobs/undoable-removal'
import { type CompanyActor, lockOwnOffer, type OfferMaker, requireMaker } from './offer-maker.ts'
import { purgeRemoved, removeArchivedRows, undoRemovalRows, updateOffer } from './offers.queries.ts'
import { rowOf } from './read-offer.ts'

/** S-14: a deletion of one or of the whole archive, links included, with ten minutes to undo it. */
export const offerRemoval = undoableRemoval({
  purgeJob: 'offers.purge-removed',
  remove: (tx: Context, { maker, id }: { maker: OfferMaker; id?: number | undefined }, { token }) =>
    removeArchivedRows(tx, maker, { token, id }),
  restore: undoRemovalRows,
  purge: purgeRemoved,
})

async function setArchive(ctx: Context, actor: CompanyActor, id: number, isArchived: boolean): Promise<OfferRow> {
  const maker = requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockOwnOffer(tx, maker, id)
    if ((head.archivedAt !== null) === isArchived) return rowOf(tx, head)
    return rowOf(tx, await updateOffer(tx, head, { archivedAt: isArchived ? tx.now() : null }))
  })
}

export const archiveOffer = (ctx: Context, actor: CompanyActor, id: number) => setArchive(ctx, actor, id, true)
export const restoreOffer = (ctx: Context, actor: CompanyActor, id: number) => setArchive(ctx, actor, id, false)

async function remove(tx: Context, actor: CompanyActor, id?: number): Promise<{ deletionToken: string; deletedCount: number }> {
  const removed = await offerRemoval.remove(tx, { maker: requireMaker(actor), id })
  const { deletionToken, deletedCount: count } = removed
  if (count > 0) await recordEvent(tx, actor, { type: 'offer.deleted', entity: 'offer', entityId: id ?? deletionToken, diff: { count } })
  return removed
}

export async function removeOffer(ctx: Context, actor: CompanyActor, id: number) {
  const maker = requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockOwnOffer(tx, maker, id)
    if (head.archivedAt === null) throw new AppError('offer.not-archived')
    return remove(tx, actor, id)
  })
}

export async function removeArchived(ctx: Context, actor: CompanyActor): Promise<{ deletionToken: string | null; deletedCount: number }> {
  requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const { deletionToken, deletedCount } = await remove(tx, actor)
    return { deletionToken: deletedCount > 0 ? deletionToken : null, deletedCount }
  })
}

export async function undoRemoval(ctx: Context, actor: CompanyActor, deletionToken: string): Promise<{ restoredCount: number }> {
  const maker = requireMaker(actor)
  const restoredCount = await offerRemoval.undo(ctx, maker, deletionToken)
  if (restoredCount === 0) throw new AppError('offer.deletion-not-found')
  return { restoredCount }
}
