import type { QuoteLine } from '@vitrina/contract/quotes/quote-lines'
import type { QuoteVersion } from '@vitrina/contract/quotes/quotes'
import { type QuoteSide, turnOf } from '@vitrina/contract/quotes/quotes.rules'
import type { Context } from '#platform/context'
import { stateOf } from './open-quote.ts'
import { listVersions, type QuoteHead } from './quotes.queries.ts'

export async function readVersions(ctx: Context, id: number): Promise<QuoteVersion[]> {
  return (await listVersions(ctx, [id])).get(id) ?? []
}

/** Lines this side has saved and not sent: the draft belongs to the side whose turn it is, the other never sees it. */
export const ownDraft = (ctx: Context, head: QuoteHead, side: QuoteSide) => (turnOf(stateOf(ctx, head)) === side ? head.draft : null)

export const currentLines = (
  ctx: Context,
  { head, versions, side }: { head: QuoteHead; versions: readonly QuoteVersion[]; side: QuoteSide },
): QuoteLine[] => ownDraft(ctx, head, side)?.lines ?? versions.at(-1)?.lines ?? []
