import { inLanguage, type Language } from '@vitrina/contract/languages'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { mediaUrl } from '#modules/content/content.rules'
import { readViewer } from '#modules/prices/read-viewer'
import type { CatalogueReference } from '../catalogue-reference.ts'
import type { Catalogue } from '../open-catalogue.ts'
import { describeValues } from './describe-values.ts'
import { findDetails } from './details.queries.ts'
import { differencesOf, groupFeatures } from './features.rules.ts'
import { makeCards, ownerKeyOf } from './show-cards.ts'

type ProductQuery = { id: number; searchUuid?: string | undefined; position?: number | undefined }

/** The public names of manufacturer, country and seller. */
function placesOf(
  reference: CatalogueReference,
  { manufacturerId, countryCode, sellerId }: { manufacturerId: number | null; countryCode: string; sellerId: number },
  language: Language,
): Pick<ProductDetails, 'manufacturer' | 'country' | 'seller'> {
  const country = reference.countryAt(reference.placeOfCountry(countryCode))
  return {
    manufacturer: manufacturerId === null ? null : (reference.manufacturerById.get(manufacturerId) ?? null),
    country: { code: countryCode, name: country ? inLanguage(country.name, language) : countryCode },
    seller: reference.sellerById.get(sellerId) ?? { id: sellerId, name: '' },
  }
}

/** a product with its analogs, sets and papers; a fixed number of statements. */
export async function readProduct(
  ctx: Context,
  actor: Actor,
  catalogue: Catalogue,
  { id, searchUuid, position }: ProductQuery,
): Promise<ProductDetails> {
  const viewer = await readViewer(ctx, actor)
  const reference = await catalogue.reference()
  const { result, cached } = await catalogue.productCache.readWith(
    { owner: ownerKeyOf(actor), contractId: viewer.contract?.id ?? null },
    async (ownQuery) => {
      const own = await findDetails(ctx, id, ownQuery)
      if (!own) throw new AppError('product.not-found')
      const besides = [...(own.links ?? []), ...(own.sets ?? []).flatMap(({ items }) => items)]
      return { own, ids: [...new Set([id, ...besides.map((one) => one.id)])] }
    },
  )
  const { links, sets, papers, images, image, description, ean, weightGrams, volumeMl, ...places } = result.own
  const linkedIds = (kind: 'analog' | 'related') => (links ?? []).flatMap((link) => (link.kind === kind ? link.id : []))
  const cards = await makeCards(ctx, actor, { viewer, catalogue, reference, ids: result.ids, cached })
  const own = cards.get(id)
  if (!own) throw new AppError('product.not-found')
  const features = describeValues(reference, own.parts.values)
  const rules = await catalogue.kindRules.of(own.card.category.id)
  if (searchUuid) catalogue.searchLog.addOpening({ searchUuid, productId: id, position: position ?? null })

  return {
    ...own.card,
    description,
    ean,
    weightGrams,
    volumeMl,
    ...placesOf(reference, places, actor.language),
    images: (images ?? [image]).flatMap((key) => mediaUrl(key) ?? []),
    features: groupFeatures(features),
    breaks: own.resolved?.breaks ?? [],
    analogs: linkedIds('analog').flatMap((other) => {
      const made = cards.get(other)
      if (!made) return []
      const differences = differencesOf(features, describeValues(reference, made.parts.values), rules)
      return { product: { ...made.card, analog: true }, differences }
    }),
    related: linkedIds('related').flatMap((other) => {
      const made = cards.get(other)
      return made ? { ...made.card, isRelated: true } : []
    }),
    sets: (sets ?? []).map(({ items, ...set }) => ({
      ...set,
      items: items.flatMap((item) => {
        const made = cards.get(item.id)
        return made ? { product: made.card, quantity: item.quantity } : []
      }),
    })),
    papers: (papers ?? []).map((paper) => ({ ...paper, file: mediaUrl(paper.file) })),
  }
}
