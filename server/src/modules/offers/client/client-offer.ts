import type { ClientOffer } from '@vitrina/contract/offers/client-offers'
import { canAccept, canAsk, canDecline, currentVersionNo, versionState } from '@vitrina/contract/offers/offer-version.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { limitFailures, networkOf } from '#platform/http/rate-limit'
import { withAddresses } from '../client-part.ts'
import { hashOfToken } from '../offer-link.ts'
import { findByToken, listMessages, listVersions, type VersionRow } from '../versions.queries.ts'

/** Wrong links of one network in an hour; a right one counts nothing. */
const FAILURES_PER_HOUR = 300

/** A hash that no stored one equals: a token of another form is looked up as any other, so that the answer takes the same time. */
const NO_HASH = Buffer.alloc(32)

/** The version a link leads to. A link that never was, one taken back and one that is over answer alike. */
export async function findLinked(ctx: Context, { siteId, site }: Pick<Actor, 'siteId' | 'site'>, token: string): Promise<VersionRow> {
  const version = await findByToken(ctx, { siteId, tokenHash: hashOfToken(token) ?? NO_HASH, today: sellerDay(ctx.now()) })
  if (!version || !site.settings.toggles.offers) throw new AppError('offer.link-dead')
  return version
}

/** The same, with tries counted against whoever guesses. */
export const requireLinked = (ctx: Context, actor: Actor, token: string): Promise<VersionRow> =>
  limitFailures(ctx, { key: `offer-link:${networkOf(actor.ip)}`, limit: FAILURES_PER_HOUR, windowSeconds: 3_600 }, () =>
    findLinked(ctx, actor, token),
  )

export async function stateOfVersion(ctx: Context, version: VersionRow) {
  const currentNo = currentVersionNo(await listVersions(ctx, [version.offerId]))
  return versionState(version, { currentNo, now: ctx.now() })
}

/** Field by field, from the frozen part and the client's own answers alone. */
export async function shownToClient(ctx: Context, version: VersionRow): Promise<ClientOffer> {
  const state = await stateOfVersion(ctx, version)
  const { acceptedAt, acceptedBy, choice, chosenTotal, declinedAt, declineReason } = version
  const messages = await listMessages(ctx, version.offerId)
  return {
    ...(await withAddresses(ctx, version.shown)),
    state,
    canAccept: canAccept(state),
    canDecline: canDecline(state),
    canAsk: canAsk(state),
    accepted:
      acceptedAt && choice && chosenTotal !== null ? { at: acceptedAt.toISOString(), by: acceptedBy, choice, total: chosenTotal } : null,
    declined: declinedAt && { at: declinedAt.toISOString(), reason: declineReason },
    messages: messages.filter(({ no }) => no <= version.no).map(({ from, name, text, at }) => ({ from, name, text, at: at.toISOString() })),
  }
}

export const readClientOffer = async (ctx: Context, actor: Actor, token: string): Promise<ClientOffer> =>
  shownToClient(ctx, await requireLinked(ctx, actor, token))
