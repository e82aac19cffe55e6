import { isDeepStrictEqual } from 'node:util'
import type { ClientOffer } from '@vitrina/contract/offers/client-offers'
import type { OfferChoice } from '@vitrina/contract/offers/offer-choice.rules'
import { canAccept, canAsk, canDecline, type OfferStateName } from '@vitrina/contract/offers/offer-version.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { consumeToken } from '#platform/http/rate-limit'
import { inRoubles } from '#texts/roubles'
import { notifyOwner } from '../notify-owner.ts'
import { lockOfferOfLink, type OfferHead, updateOffer } from '../offers.queries.ts'
import { insertMessage, updateVersion, type VersionRow } from '../versions.queries.ts'
import { acceptance } from '../versions.ts'
import { recordView } from './count-view.ts'
import { findLinked, requireLinked, shownToClient, stateOfVersion } from './client-offer.ts'

/** By one link: a person answers a few times, a program many. */
const ANSWERS_PER_HOUR = 20

type Locked = { tx: Context; head: OfferHead; version: VersionRow; state: OfferStateName }

/** The client's answer to the version of their link, one at a time with whatever its maker does to it. */
async function answer(ctx: Context, actor: Actor, token: string, work: (locked: Locked) => Promise<VersionRow>): Promise<ClientOffer> {
  const { offerId, no } = await requireLinked(ctx, actor, token)
  await consumeToken(ctx, { key: `offer-answer:${offerId}/${no}`, limit: ANSWERS_PER_HOUR, windowSeconds: 3_600 })
  return inTransaction(ctx, async (tx) => {
    const head = await lockOfferOfLink(tx, offerId)
    if (!head) throw new AppError('offer.link-dead')
    // Who answers has read: a glance too short to be counted, or a browser without scripts, must not leave it 'not viewed'.
    await recordView(tx, actor, { head, no })
    const version = await findLinked(tx, actor, token)
    return shownToClient(tx, await work({ tx, head, version, state: await stateOfVersion(tx, version) }))
  })
}

type Acceptance = { token: string; number: string; choice: OfferChoice; total: number; name: string }

const isSame = (one: OfferChoice | null, other: OfferChoice): boolean =>
  one !== null && isDeepStrictEqual([new Set(one.ticked), one.amounts], [new Set(other.ticked), other.amounts])

/** The acceptance belongs to the version that was read, with the choice and the sum the client saw. */
export const acceptOffer = (ctx: Context, actor: Actor, { token, number, choice, total, name }: Acceptance): Promise<ClientOffer> =>
  answer(ctx, actor, token, async ({ tx, head, version, state }) => {
    if (state === 'accepted' && isSame(version.choice, choice)) return version
    if (!canAccept(state) || number !== version.shown.number) throw new AppError('offer.not-now')
    const columns = acceptance(actor, version.shown, { choice, by: name, at: tx.now() })
    if (columns.chosenTotal !== total) throw new AppError('offer.sum-changed')
    const accepted = await updateVersion(tx, version, columns)
    await updateOffer(tx, head, {})
    await notifyOwner(tx, actor.site, {
      head,
      letter: 'accepted',
      values: { number, by: name, sum: inRoubles(columns.chosenTotal, actor.language) },
    })
    return accepted
  })

export const declineOffer = (ctx: Context, actor: Actor, { token, reason }: { token: string; reason: string }): Promise<ClientOffer> =>
  answer(ctx, actor, token, async ({ tx, head, version, state }) => {
    if (state === 'declined') return version
    if (!canDecline(state)) throw new AppError('offer.not-now')
    const declined = await updateVersion(tx, version, { declinedAt: tx.now(), declineReason: reason })
    await updateOffer(tx, head, {})
    await notifyOwner(tx, actor.site, { head, letter: 'declined', values: { number: version.shown.number, reason } })
    return declined
  })

export const askAboutOffer = (
  ctx: Context,
  actor: Actor,
  { token, text, name }: { token: string; text: string; name: string },
): Promise<ClientOffer> =>
  answer(ctx, actor, token, async ({ tx, head, version, state }) => {
    if (!canAsk(state)) throw new AppError('offer.not-now')
    await insertMessage(tx, { offerId: head.id, no: version.no, from: 'client', name, text, at: tx.now() })
    await updateOffer(tx, head, {})
    await notifyOwner(tx, actor.site, { head, letter: 'asked', values: { number: version.shown.number, text } })
    return version
  })
