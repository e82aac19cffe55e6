import { inLanguage, type Language } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import type { CartOwner } from './cart-owner.ts'
import type { LineFacts } from './line-state.ts'
import { type CustomFacts, listCustomFacts, listProductFacts, type ProductFacts } from './facts.queries.ts'

const PIECES = 'шт'

/** The smallest part of a buyer's own unit: pieces are whole, anything else may be divided. */
export const customRule = (unit: string) => {
  const decimals = unit === PIECES ? 0 : 3
  return { unit: { name: unit, decimals }, minimumBatch: null, multiplicity: 10 ** -decimals }
}

type Named = LineFacts & { unit: { name: string; decimals: number } }

export const productFacts = (row: ProductFacts, language: Language): Named => ({
  unit: { name: inLanguage(row.unit.name, language), decimals: row.unit.decimals },
  minimumBatch: row.minimum_batch,
  multiplicity: row.multiplicity,
  isSold: row.is_active,
  stockTotal: row.stock,
})

export const customFacts = ({ unit }: Pick<CustomFacts, 'unit'>): Named => ({ ...customRule(unit), isSold: true, stockTotal: null })

type FactsQuery = {
  owner: CartOwner
  language: Language
  places: number[]
  productIds: number[]
  customIds: number[]
  known?: ProductFacts[] | undefined
}

/** Facts of the products; those not there, or not this owner's, are missing. `known`: read on the way already. */
export async function readFacts(ctx: Context, { owner, language, places, productIds, customIds, known }: FactsQuery) {
  const products = known ?? (productIds.length > 0 ? await listProductFacts(ctx, { ids: productIds, places }) : [])
  const customs = await listCustomFacts(ctx, owner, customIds)
  return {
    products: new Map(products.map((row) => [row.id, productFacts(row, language)])),
    customs: new Map(customs.map((row) => [row.id, { ...customFacts(row), price: row.price }])),
  }
}
export type Facts = Awaited<ReturnType<typeof readFacts>>

/** Of an item by its ids; undefined when there is no such product for this owner. */
export const factsOf = (
  facts: Facts,
  { productId, customProductId }: { productId?: number | undefined; customProductId?: number | undefined },
) => (productId === undefined ? facts.customs.get(customProductId ?? 0) : facts.products.get(productId))

const unknownFacts: LineFacts = { unit: { decimals: 3 }, minimumBatch: null, multiplicity: 0.001, isSold: false, stockTotal: 0 }

/** Facts of a stored line: a product no longer known counts as not sold. */
export const factsOfLine = (facts: Facts, line: { product_id: number | null; custom_product_id: number | null }): LineFacts =>
  factsOf(facts, { productId: line.product_id ?? undefined, customProductId: line.custom_product_id ?? undefined }) ?? unknownFacts
