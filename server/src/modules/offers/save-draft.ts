import { isDeepStrictEqual } from 'node:util'
import { compareOffers, isSameOffer } from '@vitrina/contract/offers/compare-offers.rules'
import { MAX_OFFER_GROUPS, MAX_OFFER_LINES, offerSizeProblem, type OfferState } from '@vitrina/contract/offers/offer-document.rules'
import { currentVersionNo } from '@vitrina/contract/offers/offer-version.rules'
import { MAX_GROUP_DEPTH } from '@vitrina/contract/outline/outline.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { specificationTextsIn } from '#texts/specifications'
import { fill } from '#texts/texts'
import { columnsOf, draftOf } from './offer-state.ts'
import { type OfferHead, updateOffer } from './offers.queries.ts'
import { findVersion, listVersions } from './versions.queries.ts'

/** Refuses a document that is larger or deeper than the table can show. */
export function checkSize({ language }: Pick<Actor, 'language'>, { document }: OfferState): void {
  const problem = offerSizeProblem(document)
  if (problem === null) return
  if (problem === 'lines') throw new AppError('offer.too-large', { params: { limit: MAX_OFFER_LINES } })
  const { tooManyGroups, tooDeep } = specificationTextsIn(language).errors
  const message = problem === 'groups' ? fill(tooManyGroups, { limit: MAX_OFFER_GROUPS }) : fill(tooDeep, { limit: MAX_GROUP_DEPTH })
  throw new AppError('input.invalid', { fields: [{ field: 'groups', message, code: 'too_big' }] })
}

/** Whether the draft is another offer than the version the client has; with none sent there is nothing to differ from. */
export async function differsFromSent(tx: Context, offerId: number, draft: OfferState): Promise<boolean> {
  const no = currentVersionNo(await listVersions(tx, [offerId]))
  const current = no === null ? undefined : await findVersion(tx, offerId, no)
  return current !== undefined && !isSameOffer(compareOffers({ before: current.state, after: draft }))
}

/** Line by line, since most lines of a change are the very same objects. */
function isSame(before: OfferState, after: OfferState): boolean {
  const areSame = <T>(one: readonly T[], other: readonly T[]) =>
    one.length === other.length && one.every((row, at) => row === other[at] || isDeepStrictEqual(row, other[at]))
  return (
    isDeepStrictEqual(before.terms, after.terms) &&
    areSame(before.document.groups, after.document.groups) &&
    areSame(before.document.lines, after.document.lines)
  )
}

/** Stores the draft of a locked offer as its next version number. */
export async function saveDraft(tx: Context, actor: Pick<Actor, 'language'>, head: OfferHead, draft: OfferState): Promise<OfferHead> {
  checkSize(actor, draft)
  if (isSame(draftOf(head), draft)) return head
  return updateOffer(tx, head, {
    ...columnsOf(draft),
    hasUnsentChanges: await differsFromSent(tx, head.id, draft),
    version: head.version + 1,
  })
}
