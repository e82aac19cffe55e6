import { inLanguage } from '@vitrina/contract/languages'
import type { ProductDetails } from '@vitrina/contract/product'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { mediaUrl } from '#modules/content/content.rules'
import { readViewer } from '#modules/prices/read-viewer'
import type { Catalogue } from '../open-catalogue.ts'
import { describeValues } from './describe-values.ts'
import { findDetails } from './details.queries.ts'
import { differencesOf, groupFeatures } from './features.rules.ts'
import { makeCards } from './show-cards.ts'

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
  const setIds = (sets ?? []).flatMap(({ items }) => items.map((item) => item.id))
  const ids = [...new Set([id, ...linkedIds('analog'), ...linkedIds('related'), ...setIds])]
  const cards = await makeCards(ctx, actor, { viewer, catalogue, book, ids })
  const own = cards.get(id)
  if (!own) throw new AppError('product.not-found')
  const features = describeValues(book, own.parts.values)
  if (searchUuid) catalogue.searchLog.addOpening({ searchUuid, productId: id, position: position ?? null })

  return {
    ...own.card,
    ...plain,
    country: { code: country.code, name: inLanguage(country.name, actor.language) },
    images: (images ?? [image]).flatMap((key) => mediaUrl(key) ?? []),
    features: groupFeatures(features),
    breaks: own.resolved?.breaks ?? [],
    analogs: linkedIds('analog').flatMap((other) => {
      const made = cards.get(other)
      if (!made) return []
      return { product: { ...made.card, analog: true }, differences: differencesOf(features, describeValues(book, made.parts.values)) }
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
