import type { Offer, OfferRow } from '@vitrina/contract/offers/offer-shapes'
import { MAX_OFFERS } from '@vitrina/contract/offers/offer-shapes'
import { type OfferDocument, type OfferState, type OfferTerms, wholeOffer } from '@vitrina/contract/offers/offer-document.rules'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { offerTextsIn } from '#texts/offers'
import { fill } from '#texts/texts'
import { completeLines } from './change-offer.ts'
import { checkTerms } from './check-draft.ts'
import type { OfferCatalogue } from './offer-goods.ts'
import { type CompanyActor, type OfferMaker, openOffer, requireMaker } from './offer-maker.ts'
import { columnsOf, draftOf, firstTerms } from './offer-state.ts'
import { countOwn, findLastOffer, insertOffer, type OfferHead } from './offers.queries.ts'
import { rowOf, shownOfferOf } from './read-offer.ts'
import { checkSize } from './save-draft.ts'
import { linesOfSource, type OfferSource } from './sources/lines-of-source.ts'

const MAX_NAME = 200

async function insertDraft(
  tx: Context,
  actor: CompanyActor,
  { maker, draft, source }: { maker: OfferMaker; draft: OfferState; source: { type: OfferSource['type']; id: number | null } },
): Promise<OfferHead> {
  if ((await countOwn(tx, maker)) >= MAX_OFFERS) throw new AppError('offer.too-many', { params: { limit: MAX_OFFERS } })
  checkSize(actor, draft)
  const { siteId, companyId, userId } = maker
  return insertOffer(tx, { siteId, companyId, ownerId: userId, ...columnsOf(draft), sourceType: source.type, sourceId: source.id })
}

/** A field that is not sent keeps the habit of the last offer. */
const given = (terms: { [K in keyof OfferTerms]?: OfferTerms[K] | undefined }): Partial<OfferTerms> =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))

type NewOffer = {
  from: OfferSource
  name?: string | undefined
  terms?: { [K in keyof OfferTerms]?: OfferTerms[K] | undefined } | undefined
  document?: OfferDocument | undefined
}

export async function createOffer(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, from, name, terms = {}, document }: NewOffer & { catalogue: OfferCatalogue },
): Promise<Offer> {
  const maker = requireMaker(actor)
  const begun = await linesOfSource(ctx, actor, from)
  return inTransaction(ctx, async (tx) => {
    const last = await findLastOffer(tx, maker)
    const wanted = { ...begun.terms, ...given(terms) }
    const first = firstTerms(last ? draftOf(last).terms : null, {
      ...wanted,
      name: name ?? wanted.name ?? offerTextsIn(actor.language).newOffer,
    })
    await checkTerms(tx, actor, { maker, before: last ? draftOf(last).terms : null, after: first })
    const after = { terms: first, document: wholeOffer(from.type === 'nothing' && document ? document : begun.document) }
    checkSize(actor, after)
    const { state } = await completeLines(tx, actor, { catalogue, maker, before: null, after })
    const head = await insertDraft(tx, actor, { maker, draft: state, source: { type: from.type, id: begun.sourceId } })
    return shownOfferOf(tx, { catalogue }, head)
  })
}

/** Clean lineage: the copy has a number of its own and nothing of what became of the original. */
export async function copyOffer(
  ctx: Context,
  actor: CompanyActor,
  { id, name }: { id: number; name?: string | undefined },
): Promise<OfferRow> {
  const maker = requireMaker(actor)
  return inTransaction(ctx, async (tx) => {
    const original = await openOffer(tx, maker, id)
    const { terms, document } = draftOf(original)
    const copyName = name ?? fill(offerTextsIn(actor.language).copyOf, { name: terms.name }).slice(0, MAX_NAME)
    const draft = { terms: { ...terms, name: copyName, validUntil: null }, document }
    return rowOf(tx, await insertDraft(tx, actor, { maker, draft, source: { type: original.sourceType, id: original.sourceId } }))
  })
}
