import { type ProductCard, productCard } from '@vitrina/contract/catalogue/catalogue'
import { inLanguage, type Language } from '@vitrina/contract/languages'
import { mediaUrl } from '#modules/content/content.rules'
import type { ProductParts } from './cards.queries.ts'

const factFields = {
  id: true,
  type: true,
  article: true,
  manufacturerCode: true,
  name: true,
  brand: true,
  section: true,
  category: true,
  series: true,
  unit: true,
  image: true,
  minimumBatch: true,
  multiplicity: true,
  isRecommended: true,
} as const satisfies Partial<Record<keyof ProductCard, true>>

export const supplyFields = {
  stocks: true,
  stockTotal: true,
  stockCount: true,
  promise: true,
} as const satisfies Partial<Record<keyof ProductCard, true>>

/** Fields of a card that are the same for every viewer of one language. */
export const productFacts = productCard.pick(factFields)
/** Fields of a card that are the same for every viewer of one destination. */
export const supplyFacts = productCard.pick(supplyFields)
/** Fields of a card that depend on the viewer, the amount and the moment. */
export const viewerFacts = productCard.omit({ ...factFields, ...supplyFields })

type ProductFacts = Pick<ProductCard, keyof typeof factFields>

export const factsOf = (parts: ProductParts, language: Language): ProductFacts => ({
  id: parts.id,
  type: 'catalog',
  article: parts.article,
  manufacturerCode: parts.manufacturerCode,
  name: parts.name,
  brand: parts.brand,
  section: parts.section,
  category: parts.category,
  series: parts.series,
  unit: { name: inLanguage(parts.unit.name, language), decimals: parts.unit.decimals },
  image: mediaUrl(parts.image),
  minimumBatch: parts.minimumBatch,
  multiplicity: parts.multiplicity,
  isRecommended: parts.isRecommended,
})
