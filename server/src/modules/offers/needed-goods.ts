import { isCounted } from '@vitrina/contract/offers/offer-document.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { requireToggle } from '#modules/site/require-access'
import { findAcceptedLines, type WantedLine } from './accepted-lines.ts'
import { type OfferMaker, openOffer } from './offer-maker.ts'
import { draftOf } from './offer-state.ts'

/** Goods that an offer takes: those the client accepted, before that those the draft counts. Works are no goods. */
export async function readNeededGoods(ctx: Context, actor: Actor, { maker, id }: { maker: OfferMaker; id: number }): Promise<WantedLine[]> {
  requireToggle(actor, 'offers')
  const { document } = draftOf(await openOffer(ctx, maker, id))
  const drafted = document.lines.filter(isCounted).map((line) => ({ line, amount: line.amount }))
  const wanted = (await findAcceptedLines(ctx, id)) ?? drafted
  return wanted.filter(({ line }) => line.kind !== 'work')
}
