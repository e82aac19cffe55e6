import type { OfferState } from '@vitrina/contract/offers/offer-document.rules'
import { shownOffer, type ShownOffer } from '@vitrina/contract/offers/shown-offer.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { privateFilePath } from '#platform/files/private-files'
import type { OfferCatalogue } from './offer-goods.ts'
import type { CompanyActor } from './offer-maker.ts'
import { readSender } from './offer-sender.ts'

/** A key of our own storage; a picture by another's address would name whose it is. */
const OWN_KEY = /^[\w-]+(?:\/[\w-]+)*\.[a-z0-9]+$/

/** The client's part of a draft, with keys of pictures. */
export async function clientPart(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, draft, number }: { catalogue: OfferCatalogue; draft: OfferState; number: string },
): Promise<ShownOffer> {
  const { terms, document } = draft
  const productIds = terms.template === 'pictures' ? document.lines.flatMap(({ productId }) => productId ?? []) : []
  const { parts } = await catalogue.productCache.readForContract([...new Set(productIds)], null)
  return shownOffer(draft, {
    number,
    sentOn: sellerDay(ctx.now()),
    sender: await readSender(ctx, actor, terms.legalEntityId),
    pictureOf: ({ productId }) => {
      const image = productId === null ? null : (parts.get(productId)?.image ?? null)
      return image !== null && OWN_KEY.test(image) ? image : null
    },
  })
}

/** The same with addresses in place of keys: the company's own pictures by links that live an hour, the goods' by their public ones. */
export async function withAddresses(ctx: Context, shown: ShownOffer): Promise<ShownOffer> {
  const signed = async (key: string | null) => (key === null ? null : privateFilePath(ctx, key))
  const { logo, stamp, signature } = shown.sender
  return {
    ...shown,
    sender: { ...shown.sender, logo: await signed(logo), stamp: await signed(stamp), signature: await signed(signature) },
    lines: shown.lines.map((line) => ({ ...line, picture: line.picture === null ? null : `/media/${line.picture}` })),
  }
}
