import type { OfferTemplate } from '@vitrina/contract/offers/offer-document.rules'
import { versionNumber } from '@vitrina/contract/offers/offer-version.rules'
import type { ShownOffer } from '@vitrina/contract/offers/shown-offer.rules'
import type { Context } from '#platform/context'
import { storeTemporarily } from '#modules/documents/store-temporarily'
import { clientPart, withAddresses } from './client-part.ts'
import type { OfferCatalogue } from './offer-goods.ts'
import { type CompanyActor, openOffer, requireMaker } from './offer-maker.ts'
import { draftOf } from './offer-state.ts'
import { offerFile } from './print/offer-file.ts'
import { listVersions } from './versions.queries.ts'
import { type OfVersion, requireStored } from './versions.ts'

/** A sent version as a file, in its own template or another. */
export async function fileOfVersion(
  ctx: Context,
  actor: CompanyActor,
  { id, no, format, template }: OfVersion & { format: 'pdf' | 'xlsx'; template?: OfferTemplate | undefined },
): Promise<{ path: string }> {
  const { companyId } = requireMaker(actor)
  await openOffer(ctx, requireMaker(actor), id)
  const { shown } = await requireStored(ctx, id, no)
  const { path } = await storeTemporarily(ctx, { ...(await offerFile(ctx, shown, { format, template })), companyId })
  return { path }
}

/** The draft as the client would see it, printed with a mark across that it is none yet. */
export async function previewOffer(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, id, template }: { catalogue: OfferCatalogue; id: number; template?: OfferTemplate | undefined },
): Promise<{ shown: ShownOffer; pdfPath: string }> {
  const maker = requireMaker(actor)
  const head = await openOffer(ctx, maker, id)
  const draft = draftOf(head)
  const no = ((await listVersions(ctx, [id]))[0]?.no ?? 0) + 1
  const shown = await clientPart(ctx, actor, {
    catalogue,
    draft: { ...draft, terms: { ...draft.terms, template: template ?? draft.terms.template } },
    number: versionNumber(head.number, no),
  })
  const file = await offerFile(ctx, shown, { format: 'pdf', isDraft: true })
  const { path: pdfPath } = await storeTemporarily(ctx, { ...file, companyId: maker.companyId })
  return { shown: await withAddresses(ctx, shown), pdfPath }
}
