import type { Language } from '@vitrina/contract/languages'
import { specificationBody, type Specification } from '@vitrina/contract/specifications/specification-shapes'
import { type Encoded, encoded, encodedItems, joinedLists, listOf } from '#platform/http/encoded-answer'
import type { ProductParts } from '#modules/catalogue/products/product-cache'
import type { LoadedDocument } from './document.queries.ts'
import { type Goods, soldProduct } from './line-products.ts'

type EncodedProducts = { of: readonly ProductParts[]; products: Encoded<Specification['products']> }
type EncodedRows = { groups: Encoded<Specification['groups']>; lines: Encoded<Specification['lines']> }

/** JSON lives as long as the document it was made of is cached. */
const encodedRows = new WeakMap<LoadedDocument, EncodedRows>()
const encodedProducts = new WeakMap<LoadedDocument, Map<Language, EncodedProducts>>()

const { shape } = specificationBody

export function encodeRows(document: LoadedDocument): EncodedRows {
  const known = encodedRows.get(document)
  if (known) return known
  const made = { groups: encoded(shape.groups, [...document.groups]), lines: encoded(shape.lines, [...document.lines]) }
  encodedRows.set(document, made)
  return made
}

/** A changed product comes out of the cache as another object. */
const isSame = (one: readonly ProductParts[], other: readonly ProductParts[]): boolean =>
  one.length === other.length && one.every((parts, at) => parts === other[at])

/** JSON of a product as lines of all documents show it. */
const productJson = new Map<Language, WeakMap<ProductParts, string>>()

function encodeSold(sold: readonly ProductParts[], language: Language): Encoded<Specification['products']> {
  const known = productJson.get(language) ?? new WeakMap<ProductParts, string>()
  productJson.set(language, known)
  const missing = sold.filter((parts) => !known.has(parts))
  const made = encodedItems(
    shape.products,
    missing.map((parts) => soldProduct(parts, language)),
  )
  for (const [at, parts] of missing.entries()) known.set(parts, made[at] ?? '')
  return listOf(sold.map((parts) => known.get(parts) ?? ''))
}

/** Products of a document, of which only those that changed are encoded anew. */
export function encodeProducts(document: LoadedDocument, { sold, others }: Goods, language: Language): Encoded<Specification['products']> {
  const byLanguage = encodedProducts.get(document) ?? new Map<Language, EncodedProducts>()
  encodedProducts.set(document, byLanguage)
  const of = [...sold.values()]
  const known = byLanguage.get(language)
  const current = known && isSame(known.of, of) ? known : { of, products: encodeSold(of, language) }
  byLanguage.set(language, current)
  return others.all.length === 0 ? current.products : joinedLists(current.products, encoded(shape.products, others.all))
}
