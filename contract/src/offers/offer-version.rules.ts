import { sellerDay, shiftDay } from '../days/days.rules.ts'

/**
 * draft: never sent. expired: its last day is over and the client did not accept. superseded: a later version is out.
 * revoked: the buyer took it back.
 */
export const offerStates = ['draft', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'superseded', 'revoked'] as const
export type OfferStateName = (typeof offerStates)[number]

/** A version that went out, as far as its state needs it. */
export type VersionFacts = {
  no: number
  validUntil: string | null
  viewedAt: Date | null
  acceptedAt: Date | null
  declinedAt: Date | null
  revokedAt: Date | null
}

/** КП-1042/2: the offer's number in its company and the version. */
export const versionNumber = (offerNumber: number, no: number): string => `КП-${offerNumber}/${no}`
export const offerNumberText = (offerNumber: number): string => `КП-${offerNumber}`

/** Valid through the whole of its last day, by the seller's calendar. */
export const isPastValidity = (validUntil: string | null, now: Date): boolean => validUntil !== null && sellerDay(now) > validUntil

/** The version that holds: the last one that was not taken back. When the last one is revoked, the one before holds again. */
export const currentVersionNo = (versions: readonly Pick<VersionFacts, 'no' | 'revokedAt'>[]): number | null =>
  versions.reduce<number | null>((last, { no, revokedAt }) => (revokedAt === null && (last === null || no > last) ? no : last), null)

export function versionState(version: VersionFacts, { currentNo, now }: { currentNo: number | null; now: Date }): OfferStateName {
  if (version.revokedAt) return 'revoked'
  if (version.no !== currentNo) return 'superseded'
  if (version.acceptedAt) return 'accepted'
  if (version.declinedAt) return 'declined'
  if (isPastValidity(version.validUntil, now)) return 'expired'
  return version.viewedAt ? 'viewed' : 'sent'
}

/** Of the whole offer: that of the version that holds; with all of them taken back it is revoked. */
export function stateOfOffer(versions: readonly VersionFacts[], now: Date): OfferStateName {
  const currentNo = currentVersionNo(versions)
  const current = versions.find(({ no }) => no === currentNo)
  if (current) return versionState(current, { currentNo, now })
  return versions.length === 0 ? 'draft' : 'revoked'
}

/** The client has it and has not answered. */
export const isUnanswered = (state: OfferStateName): boolean => state === 'sent' || state === 'viewed'

/** The client may accept or decline what lies open before them; a decline may be taken back by accepting. */
export const canAccept = (state: OfferStateName): boolean => isUnanswered(state) || state === 'declined'
export const canDecline = (state: OfferStateName): boolean => isUnanswered(state)
/** A question about an offer that is over is a request for new prices. */
export const canAsk = (state: OfferStateName): boolean => state !== 'revoked' && state !== 'draft'

/** States the buyer may record by hand: an answer by telephone counts even after the last day, and a mistaken one can be taken back. */
export const canRecordOutcome = (state: OfferStateName): boolean => state !== 'draft' && state !== 'superseded' && state !== 'revoked'

/** So many days before the last one the maker is reminded: time enough for a call and for a new version. */
const REMIND_DAYS_BEFORE = 2

/** The day of the reminder; null for an offer without a last day, or sent so late that its maker still remembers it. */
export function reminderDay({ validUntil, sentOn }: { validUntil: string | null; sentOn: string }): string | null {
  if (validUntil === null) return null
  const day = shiftDay(validUntil, -REMIND_DAYS_BEFORE)
  return day > sentOn ? day : null
}

/** Only what the client accepted and what still holds becomes an order. */
export const canOrderFrom = (state: OfferStateName): boolean => state === 'accepted'

/** A month after the last day the link is dead; without a last day it lives half a year. */
const LINK_DAYS_AFTER = 30
const LINK_DAYS = 180

/** The last day on which the link opens. */
export const linkUntil = ({ validUntil, sentOn }: { validUntil: string | null; sentOn: string }): string =>
  validUntil === null ? shiftDay(sentOn, LINK_DAYS) : shiftDay(validUntil, LINK_DAYS_AFTER)
