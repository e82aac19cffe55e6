import { createHash } from 'node:crypto'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { notifyOwner } from '../notify-owner.ts'
import { lockOfferOfLink } from '../offers.queries.ts'
import { countView, insertView } from '../versions.queries.ts'
import { requireLinked } from './client-offer.ts'

/** A browser without a uuid is known by its address and its name, which is all it gives. */
const visitorOf = ({ visitorUuid, ip, userAgent }: Actor): Buffer =>
  createHash('sha256')
    .update(visitorUuid ?? `${ip}\n${userAgent}`)
    .digest()

/** The page calls it once a person has it before their eyes: robots that only fetch the link count nothing. */
export async function countClientView(ctx: Context, actor: Actor, token: string): Promise<Record<string, never>> {
  const { offerId, no, shown } = await requireLinked(ctx, actor, token)
  await inTransaction(ctx, async (tx) => {
    const head = await lockOfferOfLink(tx, offerId)
    // The maker's own colleagues look at what they sent, and so does the seller's staff in their place.
    if (!head || actor.user?.companyId === head.companyId || actor.user?.staffId) return
    if (!(await insertView(tx, { offerId, no, visitor: visitorOf(actor) }))) return
    const { isFirst } = await countView(tx, { offerId, no })
    if (isFirst) await notifyOwner(tx, actor, { head, letter: 'viewed', values: { number: shown.number } })
  })
  return {}
}
