import { inLanguage } from '@vitrina/contract/languages'
import type { ProductDetails } from '@vitrina/contract/product'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readViewer } from '#modules/prices/read-viewer'
import { resolvePrices } from '#modules/prices/resolve-price'
import type { Catalogue } from '../open-catalogue.ts'
import { findDetails, listFeatures } from './details.queries.ts'
import { differencesOf, groupFeatures } from './features.rules.ts'
import { insertOpening } from './search-log.queries.ts'
import { showCards } from './show-cards.ts'

type Asked = { id: number; searchUuid?: string | undefined; position?: number | undefined }

/** a product with its analogs, sets and papers; a fixed number of statements. */
export async function readProduct(
  ctx: Context,
  actor: Actor,
  catalogue: Catalogue,
  { id, searchUuid, position }: Asked,
): Promise<ProductDetails> {
  const details = await findDetails(ctx, id)
  if (!details) throw new AppError('product.not-found')
  const viewer = await readViewer(ctx, actor)
  const book = await catalogue.book()

  const { links, sets, papers, images, image, country, ...plain } = details
  const linkedIds = (kind: 'analog' | 'related') => (links ?? []).flatMap((link) => (link.kind === kind ? link.id : []))
  const analogIds = linkedIds('analog')
  const setIds = (sets ?? []).flatMap(({ items }) => items.map((item) => item.id))
  const ids = [...new Set([id, ...analogIds, ...linkedIds('related'), ...setIds])]
  const cards = new Map((await showCards(ctx, actor, { viewer, book, ids })).map((card) => [card.id, card]))
  const own = cards.get(id)
  if (!own) throw new AppError('product.not-found')
  const features = Map.groupBy(await listFeatures(ctx, [id, ...analogIds]), ({ product }) => product)
  const featuresOf = (product: number) => features.get(product) ?? []
  const resolved = (await resolvePrices(ctx, viewer, { items: [{ id, amount: own.minimumBatch ?? own.multiplicity }] })).get(id)
  if (searchUuid) await insertOpening(ctx, { searchUuid, productId: id, position: position ?? null })

  return {
    ...own,
    description: plain.description,
    ean: plain.ean,
    manufacturer: plain.manufacturer,
    country: { code: country.code, name: inLanguage(country.name, actor.language) },
    seller: plain.seller,
    weightGrams: plain.weight_grams,
    volumeMl: plain.volume_ml,
    images: images ?? (image ? [image] : []),
    features: groupFeatures(featuresOf(id)),
    breaks: resolved?.breaks ?? [],
    analogs: analogIds.flatMap((other) => {
      const card = cards.get(other)
      return card ? { product: { ...card, analog: true }, differences: differencesOf(featuresOf(id), featuresOf(other)) } : []
    }),
    related: linkedIds('related').flatMap((other) => {
      const card = cards.get(other)
      return card ? { ...card, isRelated: true } : []
    }),
    sets: (sets ?? []).map(({ items, ...set }) => ({
      ...set,
      items: items.flatMap((item) => {
        const product = cards.get(item.id)
        return product ? { product, quantity: item.quantity } : []
      }),
    })),
    papers: papers ?? [],
  }
}
