import * as z from 'zod'
import { compareOffers } from '@vitrina/contract/offers/compare-offers.rules'
import { applyOfferChanges, type OfferChange, type OfferLine, type OfferState } from '@vitrina/contract/offers/offer-document.rules'
import { offerChangedMeanwhile } from '@vitrina/contract/offers/offer-shapes'
import type { OfferTotals } from '@vitrina/contract/offers/offer-price.rules'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { checkLines, checkTerms } from './check-draft.ts'
import { completed, type OfferCatalogue, readOfferGoods } from './offer-goods.ts'
import { type CompanyActor, lockForEdit, type OfferMaker, requireMaker } from './offer-maker.ts'
import { draftOf } from './offer-state.ts'
import type { OfferHead } from './offers.queries.ts'
import { shownOfferOf } from './read-offer.ts'
import { saveDraft } from './save-draft.ts'

/** Refuses a change made on another version than the last, with the present state and what the change would still change. */
export async function requireVersion(
  tx: Context,
  {
    catalogue,
    head,
    version,
    changes = [],
  }: { catalogue: OfferCatalogue; head: OfferHead; version: number; changes?: readonly OfferChange[] },
): Promise<void> {
  if (head.version === version) return
  const before = draftOf(head)
  const current = z.encode(offerChangedMeanwhile, {
    ...(await shownOfferOf(tx, { catalogue }, head)),
    differences: compareOffers({ before, after: applyOfferChanges(before, changes) }),
  })
  throw new AppError('offer.changed', { current })
}

/** Lines that are new or stand for another product get their names and costs from the server. */
export async function completeLines(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, maker, before, after }: { catalogue: OfferCatalogue; maker: OfferMaker; before: OfferState | null; after: OfferState },
): Promise<{ state: OfferState; lines: OfferLine[] }> {
  const had = new Map(before?.document.lines.map((line) => [line.id, line]))
  const isOther = (line: OfferLine) => {
    const old = had.get(line.id)
    return old !== undefined && (old.productId !== line.productId || old.customProductId !== line.customProductId)
  }
  const open = after.document.lines
    .map((line) => (isOther(line) ? { ...line, name: '', article: '', costAt: line.costOrigin === 'hand' ? line.costAt : null } : line))
    .filter((line) => !had.has(line.id) || line.name === '' || line.costAt === null)
  if (open.length === 0) return { state: after, lines: [] }
  const goods = await readOfferGoods(ctx, actor, { catalogue, maker, lines: open, all: after.document.lines })
  checkLines(actor, { lines: open, goods })
  const at = ctx.now().toISOString()
  const filled = new Map(open.map((line) => [line.id, completed(line, goods, { actor, at })]))
  const lines = after.document.lines.map((line) => filled.get(line.id) ?? line)
  return { state: { ...after, document: { ...after.document, lines } }, lines: [...filled.values()] }
}

type Edit = { id: number; version: number; changes: readonly OfferChange[] }

/** Applies changes to the version they were made on, all of them or none. */
export async function changeOffer(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, id, version, changes }: Edit & { catalogue: OfferCatalogue },
): Promise<{ version: number; lines: OfferLine[]; totals: OfferTotals }> {
  const maker = requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockForEdit(tx, maker, id)
    await requireVersion(tx, { catalogue, head, version, changes })
    const before = draftOf(head)
    const after = applyOfferChanges(before, changes)
    await checkTerms(tx, actor, { maker, before: before.terms, after: after.terms })
    const { state, lines } = await completeLines(tx, actor, { catalogue, maker, before, after })
    const saved = await saveDraft(tx, actor, head, state)
    return { version: saved.version, lines, totals: saved.totals }
  })
}
