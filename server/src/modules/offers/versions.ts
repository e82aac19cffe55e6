import { compareOffers, type OfferDifferences } from '@vitrina/contract/offers/compare-offers.rules'
import { choiceProblems, chosenTotals, type OfferChoice, proposedChoice } from '@vitrina/contract/offers/offer-choice.rules'
import type { Offer, OfferVersion } from '@vitrina/contract/offers/offer-shapes'
import {
  canRecordOutcome,
  currentVersionNo,
  type OfferStateName,
  versionNumber,
  versionState,
} from '@vitrina/contract/offers/offer-version.rules'
import type { ShownOffer } from '@vitrina/contract/offers/shown-offer.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireVersion } from './change-offer.ts'
import { withAddresses } from './client-part.ts'
import { choiceRefusal } from './choice-refusal.ts'
import { linkOf, newLink } from './offer-link.ts'
import type { OfferCatalogue } from './offer-goods.ts'
import { type CompanyActor, lockForEdit, lockOwnOffer, openOffer, requireMaker } from './offer-maker.ts'
import { draftOf } from './offer-state.ts'
import { type OfferHead, updateOffer } from './offers.queries.ts'
import { shownOfferOf } from './read-offer.ts'
import { differsFromSent, saveDraft } from './save-draft.ts'
import { findVersion, listVersions, updateVersion, type VersionHead, type VersionRow } from './versions.queries.ts'

export type OfVersion = { id: number; no: number }

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

async function shownVersion(
  ctx: Context,
  actor: CompanyActor,
  { head, version, currentNo }: { head: OfferHead; version: VersionHead; currentNo: number | null },
): Promise<OfferVersion> {
  return {
    no: version.no,
    number: versionNumber(head.number, version.no),
    state: versionState(version, { currentNo, now: ctx.now() }),
    total: version.total,
    validUntil: version.validUntil,
    sentAt: version.sentAt.toISOString(),
    sentTo: version.sentTo,
    link: await linkOf(ctx, actor.site, version),
    linkUntil: version.linkUntil,
    viewedAt: moment(version.viewedAt),
    viewCount: version.viewCount,
    acceptedAt: moment(version.acceptedAt),
    acceptedBy: version.acceptedBy,
    choice: version.choice,
    chosenTotal: version.chosenTotal,
    declinedAt: moment(version.declinedAt),
    declineReason: version.declineReason,
    revokedAt: moment(version.revokedAt),
  }
}

/** A version of one's own offer as its owner sees it. */
export async function versionOf(ctx: Context, actor: CompanyActor, head: OfferHead, no: number): Promise<OfferVersion> {
  const versions = await listVersions(ctx, [head.id])
  const version = versions.find((one) => one.no === no)
  if (!version) throw new AppError('offer.version-not-found')
  return shownVersion(ctx, actor, { head, version, currentNo: currentVersionNo(versions) })
}

export async function readVersions(ctx: Context, actor: CompanyActor, id: number): Promise<OfferVersion[]> {
  const head = await openOffer(ctx, requireMaker(actor), id)
  const versions = await listVersions(ctx, [id])
  const currentNo = currentVersionNo(versions)
  return Promise.all(versions.map((version) => shownVersion(ctx, actor, { head, version, currentNo })))
}

export async function requireStored(ctx: Context, id: number, no: number): Promise<VersionRow> {
  const version = await findVersion(ctx, id, no)
  if (!version) throw new AppError('offer.version-not-found')
  return version
}

/** A version exactly as its client sees it. */
export async function readVersion(
  ctx: Context,
  actor: CompanyActor,
  { id, no }: OfVersion,
): Promise<{ version: OfferVersion; shown: ShownOffer }> {
  const head = await openOffer(ctx, requireMaker(actor), id)
  const { shown } = await requireStored(ctx, id, no)
  return { version: await versionOf(ctx, actor, head, no), shown: await withAddresses(ctx, shown) }
}

/** From a version to a later one, or to the draft. */
export async function compareVersions(
  ctx: Context,
  actor: CompanyActor,
  { id, no, to }: OfVersion & { to?: number | undefined },
): Promise<OfferDifferences> {
  const head = await openOffer(ctx, requireMaker(actor), id)
  const { state: before } = await requireStored(ctx, id, no)
  const after = to === undefined ? draftOf(head) : (await requireStored(ctx, id, to)).state
  return compareOffers({ before, after })
}

/** Makes a sent version the draft again. */
export async function revertToVersion(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, id, no, version }: OfVersion & { catalogue: OfferCatalogue; version: number },
): Promise<Offer> {
  const maker = requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockForEdit(tx, maker, id)
    const { state } = await requireStored(tx, id, no)
    await requireVersion(tx, { catalogue, head, version })
    return shownOfferOf(tx, { catalogue }, await saveDraft(tx, actor, head, state))
  })
}

/** Its link is dead at once; the version before holds again. */
export async function revokeVersion(ctx: Context, actor: CompanyActor, { id, no }: OfVersion): Promise<OfferVersion> {
  const maker = requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockOwnOffer(tx, maker, id)
    const version = await requireStored(tx, id, no)
    if (version.revokedAt === null) {
      await updateVersion(tx, { offerId: id, no }, { revokedAt: tx.now() })
      await updateOffer(tx, head, { hasUnsentChanges: await differsFromSent(tx, id, draftOf(head)) })
      await recordEvent(tx, actor, { type: 'offer.revoked', entity: 'offer', entityId: id, diff: { no } })
    }
    return versionOf(tx, actor, head, no)
  })
}

async function requireState(tx: Context, { id, no }: OfVersion, isRight: (state: OfferStateName) => boolean): Promise<VersionRow> {
  const version = await requireStored(tx, id, no)
  const state = versionState(version, { currentNo: currentVersionNo(await listVersions(tx, [id])), now: tx.now() })
  if (!isRight(state)) throw new AppError('offer.not-now')
  return version
}

/** A new address for a version that holds; whoever has the former one finds nothing there. */
export async function renewLink(ctx: Context, actor: CompanyActor, { id, no }: OfVersion): Promise<OfferVersion> {
  const maker = requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockOwnOffer(tx, maker, id)
    const { validUntil, sentAt } = await requireState(tx, { id, no }, (state) => state !== 'revoked' && state !== 'superseded')
    const link = await newLink(tx, { validUntil, sentOn: sellerDay(sentAt) })
    await updateVersion(tx, { offerId: id, no }, link)
    await recordEvent(tx, actor, { type: 'offer.link-renewed', entity: 'offer', entityId: id, diff: { no } })
    return versionOf(tx, actor, head, no)
  })
}

export type Outcome =
  | { outcome: 'accepted'; choice?: OfferChoice | undefined }
  | { outcome: 'declined'; reason: string }
  | { outcome: 'open' }

const NO_ANSWER = { acceptedAt: null, acceptedBy: '', choice: null, chosenTotal: null, declinedAt: null, declineReason: '' } as const

/** Columns of a client's yes; a choice that the version does not allow is refused field by field. */
export function acceptance(
  actor: Pick<CompanyActor, 'language'>,
  shown: ShownOffer,
  { choice, by, at }: { choice: OfferChoice; by: string; at: Date },
) {
  const problems = choiceProblems(shown.lines, choice)
  if (problems.length > 0) throw choiceRefusal(actor, problems)
  return {
    ...NO_ANSWER,
    acceptedAt: at,
    acceptedBy: by,
    choice,
    chosenTotal: chosenTotals(shown.lines, { choice, vatMode: shown.vatMode }).total,
  }
}

/** An answer that came by telephone or with an order of the client's own; `open` takes a mistaken one back. */
export async function recordOutcome(ctx: Context, actor: CompanyActor, { id, no, ...answer }: OfVersion & Outcome): Promise<OfferVersion> {
  const maker = requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockOwnOffer(tx, maker, id)
    const { shown } = await requireState(tx, { id, no }, canRecordOutcome)
    const at = tx.now()
    const columns =
      answer.outcome === 'accepted'
        ? acceptance(actor, shown, { choice: answer.choice ?? proposedChoice(shown.lines), by: '', at })
        : { ...NO_ANSWER, ...(answer.outcome === 'declined' && { declinedAt: at, declineReason: answer.reason }) }
    await updateVersion(tx, { offerId: id, no }, columns)
    await recordEvent(tx, actor, { type: 'offer.outcome-recorded', entity: 'offer', entityId: id, diff: { no, outcome: answer.outcome } })
    return versionOf(tx, actor, head, no)
  })
}
