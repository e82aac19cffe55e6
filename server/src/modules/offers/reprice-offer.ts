import { offerFigures } from '@vitrina/contract/offers/offer-document.rules'
import { reprice } from '@vitrina/contract/offers/reprice.rules'
import type { Repricing } from '@vitrina/contract/offers/offer-shapes'
import { type Context, inTransaction } from '#platform/context'
import { requireVersion } from './change-offer.ts'
import { type OfferCatalogue, readOfferGoods } from './offer-goods.ts'
import { type CompanyActor, lockForEdit, openOffer, requireMaker } from './offer-maker.ts'
import { draftOf } from './offer-state.ts'
import type { OfferHead } from './offers.queries.ts'
import { saveDraft } from './save-draft.ts'

async function repriced(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, head, lineIds }: { catalogue: OfferCatalogue; head: OfferHead; lineIds?: string[] | undefined },
) {
  const before = draftOf(head)
  const goods = await readOfferGoods(ctx, actor, { catalogue, maker: requireMaker(actor), lines: before.document.lines })
  const at = ctx.now().toISOString()
  const { state, items } = reprice(before, { freshOf: goods.freshOf, at, lineIds: lineIds && new Set(lineIds) })
  const report: Repricing = { at, items, totalsBefore: offerFigures(before).totals, totalsAfter: offerFigures(state).totals }
  return { state, report }
}

/** Changes that today's prices would make, line by line. */
export async function previewRepricing(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, id }: { catalogue: OfferCatalogue; id: number },
): Promise<Repricing> {
  const head = await openOffer(ctx, requireMaker(actor), id)
  return (await repriced(ctx, actor, { catalogue, head })).report
}

/** Takes the prices of now into the draft; what a hand set stays. */
export async function repriceOffer(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, id, version, lineIds }: { catalogue: OfferCatalogue; id: number; version: number; lineIds?: string[] | undefined },
): Promise<Repricing & { version: number }> {
  const maker = requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockForEdit(tx, maker, id)
    await requireVersion(tx, { catalogue, head, version })
    const { state, report } = await repriced(tx, actor, { catalogue, head, lineIds })
    const saved = await saveDraft(tx, actor, head, state)
    return { ...report, version: saved.version }
  })
}
