import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { findOffer, lockOffer, type OfferHead } from './offers.queries.ts'

/** A member of a company at work on offers. */
export type CompanyActor = Actor & { user: ActorUser & { companyId: number } }

/** The owner of offers: a person, in the company they work for now. */
export type OfferMaker = { siteId: number; userId: number; companyId: number }

export function requireMaker(actor: CompanyActor): OfferMaker {
  requireToggle(actor, 'offers')
  return { siteId: actor.siteId, userId: actor.user.id, companyId: actor.user.companyId }
}

/** Another's offer looks as one that is not there. */
export async function openOffer(ctx: Context, maker: OfferMaker, id: number): Promise<OfferHead> {
  const head = await findOffer(ctx, maker, id)
  if (!head) throw new AppError('offer.not-found')
  return head
}

/** Locked until the transaction ends: changes, sending and the client's answers follow each other. */
export async function lockOwnOffer(tx: Context, maker: OfferMaker, id: number): Promise<OfferHead> {
  const head = await lockOffer(tx, maker, id)
  if (!head) throw new AppError('offer.not-found')
  return head
}

/** For what changes the draft or sends it. */
export async function lockForEdit(tx: Context, maker: OfferMaker, id: number): Promise<OfferHead> {
  const head = await lockOwnOffer(tx, maker, id)
  if (head.archivedAt !== null) throw new AppError('offer.archived')
  return head
}
