import { createHash } from 'node:crypto'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { notifyOwner } from '../notify-owner.ts'
import { lockOfferOfLink, type OfferHead } from '../offers.queries.ts'
import { countView, insertView } from '../versions.queries.ts'
import { requireLinked } from './client-offer.ts'

/** A browser without a uuid is known by its address and its name, which is all it gives. */
const visitorOf = ({ visitorUuid, ip, userAgent }: Actor): Buffer =>
  createHash('sha256')
    .update(visitorUuid ?? `${ip}\n${userAgent}`)
    .digest()

/** Counts a visitor's view of a version once; the answer tells whether it is the first view of all. */
export async function recordView(tx: Context, actor: Actor, { head, no }: { head: OfferHead; no: number }): Promise<boolean> {
  // The maker's own colleagues look at what they sent, and so does the seller's staff in their place.
  if (actor.user?.companyId === head.companyId || actor.user?.staffId) return false
  const view = { offerId: head.id, no }
  if (!(await insertView(tx, { ...view, visitor: visitorOf(actor) }))) return false
  return (await countView(tx, view)).isFirst
}

/** The page calls it once a person has it before their eyes: robots that only fetch the link count nothing. */
export async function countClientView(ctx: Context, actor: Actor, token: string): Promise<Record<string, never>> {
  const { offerId, no, shown } = await requireLinked(ctx, actor, token)
  await inTransaction(ctx, async (tx) => {
    const head = await lockOfferOfLink(tx, offerId)
    if (head && (await recordView(tx, actor, { head, no })))
      await notifyOwner(tx, actor.site, { head, letter: 'viewed', values: { number: shown.number } })
  })
  return {}
}
