import { chosenLines } from '@vitrina/contract/offers/offer-choice.rules'
import type { OfferLine } from '@vitrina/contract/offers/offer-document.rules'
import { canOrderFrom, currentVersionNo, versionState } from '@vitrina/contract/offers/offer-version.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findVersion, listVersions } from './versions.queries.ts'

export type WantedLine = { line: OfferLine; amount: number }

/** The client's choice: the lines of the accepted version that holds, with the amounts chosen; null while nothing is accepted. */
export async function findAcceptedLines(ctx: Context, offerId: number): Promise<WantedLine[] | null> {
  const currentNo = currentVersionNo(await listVersions(ctx, [offerId]))
  const version = currentNo === null ? undefined : await findVersion(ctx, offerId, currentNo)
  if (!version?.choice || !canOrderFrom(versionState(version, { currentNo, now: ctx.now() }))) return null
  const { shown, state, choice } = version
  // Keys of the client's part are the places of the lines.
  return chosenLines(shown.lines, { choice, vatMode: shown.vatMode }).flatMap(({ key, amount }) => {
    const line = state.document.lines[Number(key) - 1]
    return line ? [{ line, amount }] : []
  })
}

export async function requireAcceptedLines(ctx: Context, offerId: number): Promise<WantedLine[]> {
  const accepted = await findAcceptedLines(ctx, offerId)
  if (!accepted) throw new AppError('offer.not-accepted')
  return accepted
}
