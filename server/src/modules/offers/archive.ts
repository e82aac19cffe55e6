import { randomUUID } from 'node:crypto'
import type { OfferRow } from '@vitrina/contract/offers/offer-shapes'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { type CompanyActor, lockOwnOffer, requireMaker } from './offer-maker.ts'
import { removeArchivedRows, undoRemovalRows, updateOffer } from './offers.queries.ts'
import { rowOf } from './read-offer.ts'

/** S-14: so long a deletion can be undone. */
const UNDO_MS = 10 * 60_000

export const PURGE_REMOVED = 'offers.purge-removed'

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

/** Out of sight at once, links included; gone when nobody brought it back in time. */
async function remove(tx: Context, actor: CompanyActor, id?: number): Promise<{ deletionToken: string; deletedCount: number }> {
  const deletionToken = randomUUID()
  const deletedCount = await removeArchivedRows(tx, requireMaker(actor), { token: deletionToken, id })
  if (deletedCount > 0) {
    await tx.jobs.add(PURGE_REMOVED, { token: deletionToken }, { runAt: new Date(tx.now().getTime() + UNDO_MS) })
    await recordEvent(tx, actor, { type: 'offer.deleted', entity: 'offer', entityId: id ?? deletionToken, diff: { count: deletedCount } })
  }
  return { deletionToken, deletedCount }
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
  const restoredCount = await undoRemovalRows(ctx, maker, { token: deletionToken, since: new Date(ctx.now().getTime() - UNDO_MS) })
  if (restoredCount === 0) throw new AppError('offer.deletion-not-found')
  return { restoredCount }
}
