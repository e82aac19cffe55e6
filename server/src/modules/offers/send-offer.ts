import { offerFigures, type OfferState } from '@vitrina/contract/offers/offer-document.rules'
import type { OfferVersion } from '@vitrina/contract/offers/offer-shapes'
import { isPastValidity, versionNumber } from '@vitrina/contract/offers/offer-version.rules'
import { unpricedLines } from '@vitrina/contract/offers/shown-offer.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { consumeToken } from '#platform/http/rate-limit'
import { offerTextsIn } from '#texts/offers'
import { requireVersion } from './change-offer.ts'
import { clientPart } from './client-part.ts'
import { newLink } from './offer-link.ts'
import type { OfferCatalogue } from './offer-goods.ts'
import { type CompanyActor, lockForEdit, requireMaker } from './offer-maker.ts'
import { draftOf } from './offer-state.ts'
import { updateOffer } from './offers.queries.ts'
import { scheduleOfferLetter } from './offer-letter.ts'
import { scheduleReminder } from './remind-of-offer.ts'
import { insertVersion, listVersions } from './versions.queries.ts'
import { versionOf } from './versions.ts'

/** A letter goes to any address: without a limit the store would be a sender of spam. */
const LETTERS_PER_HOUR = 30

/** Reasons not to show an offer to a client: nothing at all, a line without a price, a day that is over. */
function checkSendable({ language }: Pick<Actor, 'language'>, draft: OfferState, now: Date): void {
  const { errors } = offerTextsIn(language)
  const fields = [
    ...(draft.document.lines.length === 0 ? [{ field: 'lines', message: errors.empty, code: 'empty' }] : []),
    ...unpricedLines(draft).map((id) => ({ field: `lines.${id}`, message: errors.unpriced, code: 'unpriced' })),
    ...(isPastValidity(draft.terms.validUntil, now) ? [{ field: 'validUntil', message: errors.pastDay, code: 'past' }] : []),
  ]
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
}

/** The floor is asked here, on what is really sent, line by line and in the whole. */
function checkFloor(draft: OfferState, isAgreed: boolean): void {
  if (isAgreed) return
  const { lines, totals } = offerFigures(draft)
  if (totals.light === 'red' || lines.some(({ light }) => light === 'red')) throw new AppError('offer.below-floor')
}

export type Sending = {
  id: number
  version: number
  email: { to: string[]; text: string; withFile: boolean } | null
  withLink: boolean
  isBelowFloorAgreed: boolean
}

/** Freezes the draft as the next numbered version and sends it; the version before is superseded by that alone. */
export async function sendOffer(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, id, version, email, withLink, isBelowFloorAgreed }: Sending & { catalogue: OfferCatalogue },
): Promise<OfferVersion> {
  const maker = requireMaker(actor)
  if (email)
    await consumeToken(ctx, { key: `offers.send:${maker.userId}`, limit: LETTERS_PER_HOUR, windowSeconds: 3_600, cost: email.to.length })
  return inTransaction(ctx, async (tx) => {
    const head = await lockForEdit(tx, maker, id)
    await requireVersion(tx, { catalogue, head, version })
    const draft = draftOf(head)
    const now = tx.now()
    checkSendable(actor, draft, now)
    checkFloor(draft, isBelowFloorAgreed)
    const no = ((await listVersions(tx, [id]))[0]?.no ?? 0) + 1
    const shown = await clientPart(tx, actor, { catalogue, draft, number: versionNumber(head.number, no) })
    const { validUntil } = draft.terms
    const sentOn = sellerDay(now)
    const to = email ? [...new Set(email.to)] : []
    await insertVersion(tx, {
      offerId: id,
      no,
      state: draft,
      shown,
      total: shown.totals.total,
      validUntil,
      sentAt: now,
      sentTo: to,
      ...(withLink && (await newLink(tx, { validUntil, sentOn }))),
    })
    await updateOffer(tx, head, { hasUnsentChanges: false })
    if (email) await scheduleOfferLetter(tx, actor, { offerId: id, no, to, text: email.text, withFile: email.withFile })
    await scheduleReminder(tx, { offerId: id, no, validUntil, sentOn })
    await recordEvent(tx, actor, { type: 'offer.sent', entity: 'offer', entityId: id, diff: { no, letters: to.length, withLink } })
    return versionOf(tx, actor, head, no)
  })
}
